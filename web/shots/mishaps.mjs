// What the pages say when something goes wrong, and before something is given up for good.

const PASSWORD = 'a long password';
const settings = (name, more) => ({ name, path: '/settings', ...more });
const press = (selector) => (page) => page.locator(selector).first().click();

/** The stored table is damaged. No call can cause that, so the answer of the server is faked. */
export async function setAside(page) {
  await page.route('**/api/tables/*', (route) => route.fulfill({ status: 503, json: { error: 'tableSetAside', text: '' } }));
}

/** After a few wrong passwords nobody may try for a while, so the refusal of the server is faked. */
async function wrongPassword(page) {
  await page.route('**/api/account/password*', (route) => route.fulfill({ status: 403, json: { error: 'wrongPassword', text: '' } }));
}

/** The connection is lost, then the reader opens another page; what was shown before is still there. */
const cut = (seen, path) => ({
  path: seen,
  status: ['net::ERR', 'preload assets'],
  act: async (page) => {
    await page.context().setOffline(true);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator('[role=alert] svg').first().waitFor();
  },
});

export const away = [
  { name: 'away', ...cut('/mine', '/t/anywhere') },
  { name: 'away-list', ...cut('/lobby', '/lobby?status=over') },
];

const fillIn =
  (...texts) =>
  async (page) => {
    const fields = page.locator('dialog[open] input:visible, .sign-in input:not([type=radio])');
    for (const [at, text] of texts.entries()) await fields.nth(at).fill(text);
  };

async function signInWrongly(page) {
  await press('.sign-in label >> nth=1')(page);
  await fillIn('ines', 'not my password')(page);
  await press('.sign-in button')(page);
  await page.locator('[role=alert] .no').waitFor();
}

export const waysOut = [
  settings('settings-link', { act: press('.link button') }),
  settings('settings-in', { status: ['403', '429'], act: signInWrongly }),
  settings('settings-leave', { whole: false, act: press('.foot button') }),
  settings('settings-forget', { whole: false, act: press('.foot button >> nth=1') }),
];

/** Gives Inès an account; an earlier run may have taken the best name. */
async function openAccount(ines) {
  for (let number = 1; !(await ines.ask('me')).account; number++) {
    await ines.tell('account', { name: `ines.${number}`, password: PASSWORD });
  }
}
const kept = { key: 'account', prepare: openAccount };

async function changeWrongly(page) {
  await press('.ways button')(page);
  await fillIn('not my password', 'a better password')(page);
  await press('dialog[open] .foot button >> nth=1')(page);
  await page.locator('dialog[open] .no').waitFor();
}

export const account = [
  settings('account', kept),
  settings('account-password', { ...kept, whole: false, act: press('.ways button') }),
  settings('account-refused', { ...kept, whole: false, before: wrongPassword, status: 403, act: changeWrongly }),
  settings('account-close', { ...kept, whole: false, act: press('.ways button >> nth=1') }),
];
