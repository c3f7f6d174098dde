/** What a visitor has set for himself; kept in his browser, shown on the root element for the style sheets. */
export type Settings = {
  theme: 'auto' | 'light' | 'dark';
  deck: 'two' | 'four';
  motion: 'auto' | 'full' | 'still';
  keys: 'on' | 'off';
  view: 'picture' | 'text';
  /** How long the end of a round takes; nobody who wants no motion waits for it. */
  ending: 'full' | 'quick' | 'off';
  /** Whether folding a hand that hardly anybody folds is asked about. */
  foldAsks: 'on' | 'off';
  sound: 'on' | 'off';
};

const USUAL: Settings = { theme: 'auto', deck: 'two', motion: 'auto', keys: 'on', view: 'picture', ending: 'full', foldAsks: 'on', sound: 'off' };
const KEY = 'queenhigh';

export const settings: Settings = { ...USUAL, ...kept() };

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function set<K extends keyof Settings>(name: K, value: Settings[K]) {
  settings[name] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  document.dispatchEvent(new CustomEvent('qh-settings'));
}

/** Puts the settings where style sheets can see them. */
export function show() {
  Object.assign(document.documentElement.dataset, settings);
}

export function isStill(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'still';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
