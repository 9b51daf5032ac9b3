import { createHash } from 'node:crypto';

/** The whole style of the pages, inline: a page loads no other resource. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6676;--line:#e3dfd3;--edge:#868e87;--paper:#fff;--ground:#fbfaf6;--accent:#1f4d3f;--accent-ink:#fff;--warn:#8a4b00;--warn-ground:#fff4e0;--bad:#a1121f;--bad-ground:#fdecee}
@media (prefers-color-scheme:dark){:root{--ink:#e7ebf0;--soft:#a3adba;--line:#3a4451;--edge:#77818d;--paper:#1b222b;--ground:#12171d;--accent:#7fc4a8;--accent-ink:#10201a;--warn:#ffce85;--warn-ground:#3a2c12;--bad:#ff9aa4;--bad-ground:#421a1f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main{width:100%;max-width:27rem;background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:1.75rem}
.brand{font-weight:700;letter-spacing:.02em;color:var(--soft);margin:0 0 1rem;font-size:.95rem}
h1{font-size:1.35rem;line-height:1.3;margin:0 0 .5rem;overflow-wrap:anywhere}
.code{white-space:nowrap}
h2{font-size:1.1rem;margin:1.5rem 0 0}
p{margin:.5rem 0}
.soft{color:var(--soft);font-size:.92rem}
label.field{display:block;margin:.9rem 0 .3rem;font-weight:600}
input[type=email],input[type=password],input[type=text]{width:100%;padding:.7rem .8rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);border-radius:9px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button{font:inherit;font-weight:600;padding:.75rem 1rem;border-radius:9px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;min-height:2.9rem}
button.main{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
button.link{border:0;padding:0;min-height:0;color:var(--accent);font-weight:400;text-decoration:underline}
.wide{width:100%;margin-top:1.2rem}
.pair{display:flex;gap:.75rem;margin-top:1.4rem}
.pair>*{flex:1}
fieldset{border:0;padding:0;margin:1.2rem 0 0;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:.4rem}
.choice{display:flex;gap:.7rem;align-items:flex-start;padding:.65rem .8rem;border:1px solid var(--line);border-radius:9px;margin-bottom:.45rem;overflow-wrap:anywhere;cursor:pointer}
.choice input{accent-color:var(--accent);margin:.3rem 0 0;flex:none;width:1.05rem;height:1.05rem}
@supports selector(:has(*)){.choice:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}.choice input:focus-visible{outline:0}}
.choice small{display:block;color:var(--soft)}
.note{background:var(--ground);border-radius:9px;padding:.65rem .8rem;margin:.9rem 0;font-size:.92rem;overflow-wrap:anywhere}
.warn{background:var(--warn-ground);color:var(--warn)}
.bad{background:var(--bad-ground);color:var(--bad)}
.bad::first-letter{text-transform:uppercase}
.inline{display:inline}
.qr{display:block;width:min(220px,100%);margin:.9rem 0;border-radius:9px;background:#fff;fill:#000;forced-color-adjust:none}
.secret{overflow-wrap:anywhere}
.codes{list-style:none;margin:.9rem 0;padding:.65rem .8rem;border-radius:9px;background:var(--ground)}
a{color:var(--accent)}
a.main{display:block;padding:.75rem 1rem;border-radius:9px;background:var(--accent);color:var(--accent-ink);font-weight:600;text-align:center;text-decoration:none}
dl{margin:1rem 0 0;font-size:.92rem}
dt{color:var(--soft)}
dd{margin:0 0 .4rem;overflow-wrap:anywhere}
`;

/** Allows this style alone in the Content-Security-Policy. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
