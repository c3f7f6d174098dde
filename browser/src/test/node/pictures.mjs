// Takes the README's pictures of a demo floor: a round from the bet to the result as one that moves, and a hand in the lab.
//
//   ./queenhigh pictures                                    opens a demo floor of its own
//   node pictures.mjs http://localhost:8080 FOLDER           takes them of one that is open
import { statSync, writeFileSync } from 'node:fs';
import { chromium as browser } from 'playwright-core';
import { FLAGS, chromium } from './chromium.mjs';
import { moving } from './webp.mjs';

const [base, folder] = process.argv.slice(2);
if (!folder) {
  console.error('pictures.mjs takes the address of a floor and a folder, such as http://localhost:8080 docs/images');
  process.exit(2);
}
const [WIDE, TALL] = [1200, 780];
const [SMALL_WIDE, SMALL_TALL] = [900, 585];
const MOST_BYTES = 1_000_000;

const chrome = await browser.launch({ executablePath: chromium(), args: FLAGS });
try {
  const context = await chrome.newContext({ viewport: { width: WIDE, height: TALL }, colorScheme: 'light', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await round(page);
  await still(page, `/lab/ca/6-card-bonus/hand?hand=Qs+6h+3d&dealer=5d`, 'hand.webp', 'On the map');
} finally {
  await chrome.close();
}

/** A hand of Three Card Poker: chips on the spots, cards, the decision, the dealer's cards, the money. */
async function round(page) {
  const frames = [];
  const take = async (millis) => frames.push({ png: await page.screenshot(), millis });
  const button = (name) => page.getByRole('button', { name });
  await page.goto(`${base}/t/wa-1?sit`);
  await page.getByRole('group', { name: /^Your position/ }).waitFor();
  await button('Got it').click();
  await take(900);
  for (const spot of [/^Ante/, /^Ante/, /^Pair Plus/]) {
    await button(spot).first().click();
    await page.waitForTimeout(250);
    await take(600);
  }
  await button(/^Deal \$/).click();
  await button(/^Play \$/).waitFor();
  await page.waitForTimeout(900);
  await take(1800);
  await button(/^Play \$/).click();
  // The ending is as long as a dealer takes over it; what has not changed is not shown twice.
  const result = page.getByRole('heading', { name: 'This round' });
  for (let i = 0; i < 60 && !(await result.isVisible()); i++) {
    await page.waitForTimeout(200);
    await take(350);
  }
  await page.waitForTimeout(600);
  await take(3500);
  const shown = frames.filter(({ png }, i) => i === 0 || !png.equals(frames[i - 1].png));
  await save(page, 'round.webp', shown, SMALL_WIDE, SMALL_TALL, 0.72);
}

async function still(page, path, name, heading) {
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: heading }).evaluate((one) => one.scrollIntoView());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  const webp = await smaller(page, await page.screenshot(), WIDE, TALL, 0.86);
  writeFileSync(`${folder}/${name}`, webp);
  console.log(`${folder}/${name}: ${webp.length.toLocaleString('en-US')} bytes`);
}

async function save(page, name, frames, width, height, quality) {
  const drawn = [];
  for (const { png, millis } of frames) drawn.push({ webp: await smaller(page, png, width, height, quality), millis });
  writeFileSync(`${folder}/${name}`, moving(drawn, width, height));
  const { size } = statSync(`${folder}/${name}`);
  console.log(`${folder}/${name}: ${drawn.length} frames, ${size.toLocaleString('en-US')} bytes`);
  if (size > MOST_BYTES) throw new Error(`${name} is larger than ${MOST_BYTES} bytes`);
}

/** The browser is a good darkroom: no other program is needed. */
async function smaller(page, png, width, height, quality) {
  const room = await page.context().newPage();
  const url = await room.evaluate(
    async ([data, wide, tall, good]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: tall });
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, wide, tall);
      return canvas.toDataURL('image/webp', good);
    },
    [png.toString('base64'), width, height, quality],
  );
  await room.close();
  return Buffer.from(url.split(',')[1], 'base64');
}
