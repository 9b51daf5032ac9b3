import { html } from '@kiban/http-kit';

/** The mark of the product beside its name. */
export const brand = html`<p class="brand">
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <rect class="pine" width="36" height="36" rx="8" />
    <rect class="cream" x="7" y="8" width="6" height="20" rx="2" />
    <rect class="amber" x="15" y="8" width="6" height="13" rx="2" />
    <rect class="cream" x="23" y="8" width="6" height="17" rx="2" />
  </svg>
  Kiban
</p>`;

/** The lists of the mark, beside the form where there is room. */
export const art = html`<div class="art" aria-hidden="true">
  <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMin slice">
    <rect class="cream" x="90" y="-40" width="96" height="510" rx="20" />
    <rect class="amber" x="214" y="-40" width="96" height="340" rx="20" />
    <rect class="cream" x="338" y="-40" width="96" height="420" rx="20" />
    <rect class="cream" opacity="0.34" x="462" y="-40" width="96" height="250" rx="20" />
    <rect class="cream" opacity="0.14" x="586" y="-40" width="96" height="370" rx="20" />
  </svg>
</div>`;
