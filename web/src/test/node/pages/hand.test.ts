import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clauseLink, handLink } from '../../../main/web/kit/hand-link';
import { folds } from '../../../main/web/pages/hand/folds';
import { grouped, often, rate } from '../../../main/web/pages/simulation/figures';

const play = { best: { choice: 'play' as const } };
const fold = { best: { choice: 'fold' as const } };

test('what is folded against is said by rank, and by some of a rank where its suits differ', () => {
  assert.equal(folds({ As: fold, Ah: fold, Ks: fold, Kh: play, '2c': play }).ranks, 'an ace or some kings');
  assert.deepEqual(folds({ As: play, '2c': play }), { playAll: true, foldAll: false, ranks: '' });
  assert.deepEqual(folds({ As: fold }), { playAll: false, foldAll: true, ranks: 'an ace' });
});

test('a hand and a clause have addresses', () => {
  const asked = { game: 'ca/6-card-bonus', choices: [], cards: ['Qs', '6h', '4d'], dealer: 'Kd', round: 'k1.1' };
  assert.equal(handLink(asked), '/lab/ca/6-card-bonus/hand?hand=Qs+6h+4d&dealer=Kd&round=k1.1');
  assert.equal(clauseLink('wa/three-card-poker', { document: 'WA-TCP', clause: 'Dealing 4' }), '/games/wa/three-card-poker#WA-TCP-Dealing-4');
});

test('a simulation counts in words that are quickly read', () => {
  assert.equal(grouped(1_000_000), '1,000,000');
  assert.equal(often(1, 8), '12.5000 %');
  assert.equal(rate(34_400_000, 1), '34 million a second');
});
