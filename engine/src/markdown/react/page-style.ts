/**
 * As wide as in Docusaurus, where its own styles give it margins, with the margins that its elements have there, and without what texts have: lines
 * of a readable length, rules above sections, marks at links. Parts that stand side by side get no narrower than their longest words.
 */
export const PAGE_STYLE = `
:not(#\\#).docs[data-bare] .docs-main:has(.react-page){grid-column:1/-1;grid-template-columns:minmax(0,1320px);justify-content:center}
.article .react-page{overflow-wrap:break-word}
.article .react-page :is(p,ul,ol){max-inline-size:none}
.article .react-page :is(h1,h2,h3){border:0;padding:0}
.article .react-page .anchor,.article .react-page a:is(:has(img,svg),.ifm-button)::after{display:none}
.article .react-page a:is([aria-label]:empty,.external:not(p a,li a,td a))::after{content:none}
body:has(.react-wide){overflow-x:clip}
:not(#\\#).docs[data-bare] .docs-main:has(.react-wide){padding-block-start:0}
.article .react-wide{inline-size:100vw;margin-inline:calc(50% - 50vw)}
.article .react-page a:is(.ifm-button){text-decoration:none}
.article .react-page a:where(:not(.ifm-button)){color:var(--ifm-link-color)}
.article .react-page a:where(:not(.ifm-button)):hover{color:var(--ifm-link-hover-color)}
.article :where(.react-page) :is(h1,h2,h3,h4,h5,h6,p,ul,ol){margin-block:0 20px}
.article :where(.react-page li) :is(ul,ol){margin-block:0}
:where(.article .react-page) :is(img,svg){inline-size:auto;max-block-size:480px}
.react-icon{block-size:1.25em;inline-size:auto;vertical-align:-.25em}
.article .react-page .code{color:var(--text)}
`.trim();
