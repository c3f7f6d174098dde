import { css } from 'lit';

/** What every component starts from: text, links, buttons, fields, tables, focus. */
export const base = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  :host([hidden]), [hidden] { display: none !important; }

  h1, h2, h3, h4 { font-family: var(--serif); font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
  h1 { font-size: var(--title); letter-spacing: -.01em; }
  h2 { font-size: var(--large); }
  h3 { font-size: 1.05rem; }
  p { margin: 0 0 .75em; text-wrap: pretty; }
  p:last-child { margin-bottom: 0; }
  a { color: var(--brass); text-underline-offset: .18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  code, pre, .mono { font-family: var(--mono); font-size: .92em; }
  pre {
    margin: 0; padding: .8rem 1rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere;
    background: var(--sunken); border: 1px solid var(--line); border-radius: var(--radius);
  }

  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .3rem; }

  .page { max-width: 80rem; margin: 0 auto; padding: clamp(1rem, 3vw, 2.5rem) clamp(1rem, 3vw, 2rem); }
  h1 + .lede { margin-top: .6rem; }
  .lede { font-size: var(--large); line-height: 1.45; color: var(--soft); max-width: 46rem; }
  .soft { color: var(--soft); }
  .small { font-size: var(--small); }
  .good { color: var(--good); }
  .bad { color: var(--bad); }
  .number { font-variant-numeric: tabular-nums; text-align: right; }
  .eyebrow { font-size: .75rem; letter-spacing: .12em; text-transform: uppercase; color: var(--soft); font-weight: 600; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; }
  .card-surface { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem 1.1rem; }
  .tag {
    display: inline-block; padding: .08rem .55rem; border: 1px solid var(--line); border-radius: 1rem;
    font-size: .78rem; color: var(--soft); background: var(--surface); white-space: nowrap;
  }
  .tag.draft { color: var(--bad); border-color: currentcolor; font-weight: 700; }
  .sr { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  button, .button {
    font: 600 var(--size)/1.1 var(--sans); color: var(--ink); cursor: pointer; text-decoration: none;
    display: inline-flex; align-items: center; justify-content: center; gap: .45rem;
    min-height: 2.4rem; padding: .45rem 1rem; border-radius: 2rem;
    background: var(--surface); border: 1px solid var(--line);
    transition: background-color var(--calm), border-color var(--calm), transform var(--calm);
  }
  button:hover:not(:disabled), .button:hover { border-color: var(--brass); }
  button:active:not(:disabled) { transform: translateY(1px); }
  button:disabled { opacity: .5; cursor: default; }
  .primary { background: linear-gradient(var(--brass-pale), var(--brass-bright)); border-color: var(--brass-deep); color: var(--brass-ink); }
  .primary:hover:not(:disabled) { background: var(--brass-pale); border-color: var(--brass-deep); }
  .danger { color: var(--bad); border-color: currentcolor; }
  .plain { background: none; border-color: transparent; }
  .icon { padding: .3rem; min-width: 2.4rem; }
  @media (pointer: coarse) { button, .button, select, input { min-height: 44px; } .icon { min-width: 44px; } }

  label { display: block; font-size: var(--small); font-weight: 600; color: var(--soft); }
  input, select, textarea {
    font: 400 var(--size)/1.3 var(--sans); color: var(--ink); background: var(--surface);
    border: 1px solid var(--soft); border-radius: .4rem; padding: .45rem .6rem; min-height: 2.4rem; max-width: 100%;
  }
  input[type='checkbox'], input[type='radio'] { min-height: 0; width: 1.25rem; height: 1.25rem; accent-color: var(--brass); margin: 0; }
  fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
  legend { padding: 0; font-size: var(--small); font-weight: 600; color: var(--soft); }

  table.numbers { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  .numbers caption { text-align: left; font-family: var(--serif); font-weight: 600; font-size: 1.05rem; padding-bottom: .35rem; }
  .numbers th, .numbers td { padding: .35rem .7rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
  .numbers th { font-size: var(--small); font-weight: 600; color: var(--soft); }
  .numbers .number { text-align: right; }
  .scroll-x { overflow-x: auto; }
`;
