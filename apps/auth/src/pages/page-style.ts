import { createHash } from 'node:crypto';
import { pageTokens } from './page-tokens.js';

/** The whole style of the pages, inline. The font is the only other resource, and a page waits for none. */
export const pageStyle = `${pageTokens}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;background:var(--canvas);color:var(--ink);font:var(--w-text) var(--t-14) var(--font);letter-spacing:-.006em;-webkit-font-smoothing:antialiased}
main{display:grid;grid-template-rows:auto 1fr;padding:var(--s-6);min-width:0}
.page{align-self:center;width:100%;max-width:22rem;margin:0 auto;padding:var(--s-6) 0 var(--s-12)}
.brand{display:flex;align-items:center;gap:10px;margin:0;font:640 var(--t-16) var(--font);letter-spacing:-.012em}
.brand svg{width:1.75rem;height:1.75rem}
.pine{fill:var(--brand-pine)}.cream{fill:var(--brand-cream)}.amber{fill:var(--brand-amber)}
.art{display:none}
@media(min-width:48rem){
body{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr)}
.art{display:block;position:sticky;top:0;height:100vh;height:100dvh;padding:var(--s-3)}
.art svg{display:block;width:100%;height:100%;border-radius:18px;background:var(--brand-pine)}
}
h1{font:640 var(--t-28) var(--font);letter-spacing:-.024em;margin:0 0 var(--s-4);overflow-wrap:anywhere;text-wrap:balance}
.code{white-space:nowrap}
h2{font:var(--w-bold) var(--t-16) var(--font);letter-spacing:-.012em;margin:var(--s-6) 0 0}
p{margin:var(--s-2) 0}
strong{font-weight:var(--w-bold)}
.soft{color:var(--soft);font-size:.8125rem}
label.field{display:block;margin:var(--s-4) 0 6px;font:var(--w-medium) var(--t-13) var(--font)}
input[type=email],input[type=password],input[type=text]{width:100%;min-height:var(--h-page);padding:0 var(--s-3);font:inherit;letter-spacing:inherit;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:var(--r-3)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
input[type=email]:focus-visible,input[type=password]:focus-visible,input[type=text]:focus-visible{border-color:var(--focus);outline:3px solid var(--focus-halo);outline-offset:0}
button,a.main,a.button{display:flex;align-items:center;justify-content:center;min-height:var(--h-page);padding:6px var(--s-4);border:0;border-radius:var(--r-3);background:var(--button);box-shadow:inset 0 0 0 1px var(--button-edge),var(--shadow-control);color:inherit;font:var(--w-medium) var(--t-14) var(--font);letter-spacing:inherit;text-align:center;text-decoration:none;cursor:pointer;transition:background-color var(--m-quick)}
button:hover,a.button:hover{background:var(--button-hover)}
button:active,a.button:active{background:var(--button-press)}
button:disabled{opacity:.5;cursor:default}
button.main,a.main{background:var(--accent-fill);box-shadow:var(--shadow-fill);color:var(--on-accent)}
button.main:hover,a.main:hover{background:var(--accent-fill-hover)}
button.link{display:inline;min-height:0;padding:0;border-radius:0;background:none;box-shadow:none;color:var(--accent);font:inherit;text-decoration:underline;text-decoration-color:var(--accent-line);text-underline-offset:3px}
.wide{width:100%;margin-top:var(--s-4)}
[data-passkey] .wide{margin-top:0}
.or{display:flex;align-items:center;gap:var(--s-3);margin:var(--s-4) 0 0;color:var(--faint);font:var(--w-text) var(--t-12) var(--font)}
.or::before,.or::after{flex:1;height:1px;background:var(--line);content:''}
.pair{display:flex;flex-wrap:wrap;gap:var(--s-2);margin-top:var(--s-5)}
.pair>*{flex:1}
fieldset{border:0;padding:0;margin:var(--s-5) 0 0;min-width:0}
legend{font:var(--w-medium) var(--t-13) var(--font);padding:0;margin-bottom:6px}
.choice{display:flex;gap:10px;align-items:flex-start;padding:10px var(--s-3);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--shadow-card);margin-bottom:6px;overflow-wrap:anywhere;cursor:pointer}
.choice:hover{box-shadow:var(--shadow-card-hover)}
.choice input{margin:2px 0 0;flex:none;width:1rem;height:1rem}
@supports selector(:has(*)){.choice:has(:checked){background:var(--selected)}.choice:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}.choice input:focus-visible{outline:0}}
.choice small{display:block;color:var(--soft);font-size:.75rem;line-height:1rem}
.note{background:var(--sunken);box-shadow:inset 0 0 0 1px var(--line-soft);border-radius:var(--r-3);padding:10px var(--s-3);margin:var(--s-4) 0;font-size:.8125rem;overflow-wrap:anywhere}
.warn{background:var(--warn-wash);box-shadow:none;color:var(--warn)}
.bad{background:var(--danger-wash);box-shadow:none;color:var(--danger)}
.bad::first-letter{text-transform:uppercase}
.inline{display:inline}
.qr{display:block;width:min(220px,100%);margin:var(--s-4) 0;border-radius:var(--r-3);background:var(--scan-paper);fill:var(--scan-ink);forced-color-adjust:none}
code{font:var(--t-13) var(--font-mono)}
.secret{overflow-wrap:anywhere}
.codes{list-style:none;margin:var(--s-4) 0;padding:10px var(--s-3);border-radius:var(--r-3);background:var(--sunken);box-shadow:inset 0 0 0 1px var(--line-soft);columns:2}
a{color:var(--accent);text-decoration-color:var(--accent-line);text-underline-offset:3px}
a:hover{text-decoration-color:currentcolor}
dl{margin:var(--s-4) 0 0;font-size:.8125rem}
dt{color:var(--soft)}
dd{margin:0 0 6px;overflow-wrap:anywhere}
@media(pointer:coarse){input[type=email],input[type=password],input[type=text]{font-size:1rem}button,a.main,a.button,input[type=email],input[type=password],input[type=text]{min-height:var(--h-touch)}button.link{min-height:0}}
@media(forced-colors:active){button,a.main,a.button,.choice,.note{border:1px solid CanvasText}button.link{border:0}}
`;

/** Allows this style alone in the Content-Security-Policy. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
