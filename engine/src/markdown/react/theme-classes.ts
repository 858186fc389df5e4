const LAYOUT =
  /^(container|row|col|col--\d+|col--offset-\d+|hero|hero--(primary|dark)|hero__(title|subtitle)|button|button--\w+|buttons|card|card__(header|body|footer|image)|badge|badge--\w+)$/;
const UTILITY = /^(text--(left|center|right|bold|truncate)|(margin|padding)(-(top|bottom|horiz|vert))?--(none|xs|sm|md|lg|xl))$/;

/** Whether a class is one of those for the layout of pages in Docusaurus' style sheet. */
export function isThemeClass(name: string): boolean {
  return LAYOUT.test(name) || UTILITY.test(name);
}

const SIZES = { none: '0', xs: '4px', sm: '8px', md: '16px', lg: '32px', xl: '64px' };
const SIDES = { '': '', '-top': '-block-start', '-bottom': '-block-end', '-horiz': '-inline', '-vert': '-block' };

const spaces = (['margin', 'padding'] as const).flatMap((kind) =>
  Object.entries(SIDES).flatMap(([side, property]) =>
    Object.entries(SIZES).map(([size, value]) => `.ifm-${kind}${side}--${size}{${kind}${property}:${value}}`),
  ),
);

/**
 * What these classes mean, in the colours of the page's theme, and the properties that components' own styles read. A grid has twelve columns
 * from 997 pixels on, as in Docusaurus.
 */
export const THEME_CLASSES = `
:root{--ifm-color-primary:var(--link);--ifm-color-primary-dark:var(--link-hover);--ifm-color-primary-light:var(--link);--ifm-color-content:var(--text);--ifm-color-content-secondary:var(--muted);--ifm-background-color:var(--surface);--ifm-background-surface-color:var(--raised);--ifm-heading-color:var(--text);--ifm-link-color:var(--link);--ifm-link-hover-color:var(--link-hover);--ifm-color-secondary:#ebedf0;--ifm-color-gray-900:#1c1e21;--ifm-color-emphasis-100:var(--soft);--ifm-color-emphasis-200:var(--line);--ifm-color-emphasis-300:var(--line-strong);--ifm-color-emphasis-700:var(--muted);--ifm-card-background-color:var(--raised);--ifm-global-radius:var(--corner);--ifm-spacing-horizontal:16px;--ifm-spacing-vertical:16px;--ifm-global-spacing:16px;--ifm-font-family-base:var(--sans);--ifm-font-family-monospace:var(--mono)}
.ifm-container{inline-size:100%;margin-inline:auto;max-inline-size:1140px}
.ifm-row{display:flex;flex-wrap:wrap;gap:24px}
.ifm-row>*{flex:1 1 100%;min-inline-size:0}
.ifm-row>[class*="ifm-col--"]{--ifm-col-width:calc(100% + 24px);flex:0 1 calc(var(--ifm-col-width) - 24px)}
@media (min-width:997px){.ifm-row>[class*="ifm-col"]:not([class*="ifm-col--"]){flex:1 1 0}${Array.from({ length: 12 }, (_, index) => `.ifm-row>.ifm-col--${index + 1}{--ifm-col-width:${((index + 1) / 12) * 100}%}`).join('')}}
.ifm-hero{align-items:center;display:flex;padding-block:64px}
.react-wide :is(.ifm-hero,.ifm-container:not(.ifm-container .ifm-container)){padding-inline:16px}
.ifm-hero--primary{background:var(--ifm-color-primary);color:var(--on-link)}
.ifm-hero--dark{background:var(--text);color:var(--surface)}
.article .ifm-hero__title{font-size:40px}
.article .ifm-hero__subtitle{font-size:20px}
.ifm-hero[class*="ifm-hero--"] :where(h1,h2,h3,p,.ifm-hero__subtitle){color:inherit}
.ifm-buttons{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
.ifm-button{border:1px solid var(--line-strong);border-radius:var(--corner-small);display:inline-block;font-weight:600;padding:8px 20px;text-align:center;text-decoration:none;white-space:nowrap}
.ifm-button--primary{background:var(--ifm-color-primary);border-color:var(--ifm-color-primary)}
.ifm-button--primary:hover{background:var(--ifm-color-primary-dark)}
.ifm-button--primary,.article a.ifm-button--primary,.article a.ifm-button--primary:hover{color:var(--ifm-button-color,var(--on-link))}
.ifm-button--secondary{background:var(--ifm-color-secondary);border-color:var(--ifm-color-secondary)}
.ifm-button--secondary,.article a.ifm-button--secondary,.article a.ifm-button--secondary:hover{color:var(--ifm-color-gray-900)}
.ifm-button--outline,.ifm-button--outline:hover{background:none}
.article .ifm-button--outline,.article a.ifm-button--outline,.article a.ifm-button--outline:hover{color:var(--link)}
.article .ifm-button--outline.ifm-button--secondary,.article a.ifm-button--outline.ifm-button--secondary{color:inherit}
.ifm-card{background:var(--raised);border:1px solid var(--line);border-radius:var(--corner);overflow:hidden}
.ifm-card__header,.ifm-card__body,.ifm-card__footer{padding:16px}
.ifm-badge{border:1px solid var(--line-strong);border-radius:4px;font-size:12px;padding:0 6px}
.ifm-text--center{text-align:center}.ifm-text--right{text-align:end}.ifm-text--bold{font-weight:600}
${spaces.join('')}
`.trim();
