import './app.css';
import './kit/all';
import './kit/masthead';
import { show } from './live/settings';

show();

/** Each page is a bundle of its own, fetched when its shell asks for it. */
const PAGES: Record<string, () => Promise<unknown>> = {
  lobby: () => import('./pages/lobby/lobby-page'),
  learn: () => import('./pages/learn/learn-page'),
  me: () => import('./pages/me/me-page'),
  table: () => import('./pages/table/table-page'),
  round: () => import('./pages/round/round-page'),
  lab: () => import('./pages/lab/lab-page'),
  hand: () => import('./pages/hand/hand-page'),
  simulation: () => import('./pages/simulation/simulation-page'),
  faceup: () => import('./pages/faceup/faceup-page'),
  games: () => import('./pages/games/games-page'),
  register: () => import('./pages/register/register-page'),
  floor: () => import('./pages/floor/floor-page'),
  api: () => import('./pages/api/api-page'),
  nothing: () => import('./pages/nothing/nothing-page'),
  display: () => import('./pages/display/display-page'),
  win: () => import('./pages/win/win-page'),
  surveillance: () => import('./pages/surveillance/surveillance-page'),
  school: () => import('./pages/school/school-page'),
  train: () => import('./pages/train/train-page'),
  audit: () => import('./pages/audit/audit-page'),
};

PAGES[document.body.dataset['page'] ?? '']?.();
