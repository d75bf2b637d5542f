// What is looked at in a replay.

/** Steps over a ply with its animation, up to the effect that covers the board. */
export async function stepOver(page, ply) {
  await page.keyboard.press(',');
  await page.locator('.bar input[type=range]').fill(String(ply - 1));
  await page.locator('.count', { hasText: `${ply - 1}/` }).waitFor();
  await page.keyboard.press('.');
  await page.locator('.scene').waitFor();
  await page.waitForTimeout(350);
}
