import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from './client';

const UNKNOWN = { error: 'outcomeUnknown', text: 'It may have been kept.' };

function reply(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

describe('a command', () => {
  const asked = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', asked);
  });

  afterEach(() => {
    asked.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is sent again under its id while the server does not know what it has kept, and says so', async () => {
    for (let i = 0; i < 8; i++) asked.mockResolvedValueOnce(reply(503, UNKNOWN));
    asked.mockResolvedValueOnce(reply(200, { number: 9, before: true }));
    const doubts: string[] = [];

    const answer = command<{ number: number }>('tables/t/moves', {}, 'mine', (refused) => doubts.push(refused.text));
    await vi.runAllTimersAsync();

    expect(await answer).toEqual({ ok: true, value: { number: 9, before: true } });
    expect(doubts).toHaveLength(8);
    const ids = asked.mock.calls.map(([, request]) => (JSON.parse(request!.body as string) as { id: string }).id);
    expect(new Set(ids)).toEqual(new Set(['mine']));
  });

  it('is given up sooner if the server merely does not answer', async () => {
    asked.mockImplementation(() => Promise.resolve(reply(503, { error: 'storeFails', text: 'Nothing has changed.' })));

    const answer = command('tables/t/moves');
    await vi.runAllTimersAsync();

    expect(await answer).toMatchObject({ ok: false, refused: { error: 'storeFails' } });
    expect(asked).toHaveBeenCalledTimes(5);
  });
});
