// Runs the engines in a browser: fetches requests from the test and sends their answers.
import { answer } from './engines.mjs';

const kind = self.name;
for (;;) {
  const request = await (await fetch(`/next/${kind}`)).text();
  await fetch(`/answer/${kind}`, { method: 'POST', body: await answer('/engines', kind, request) });
}
