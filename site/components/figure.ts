import { defineComponent, h, type Nodes } from 'signpost/components';
import { flag, text } from './attributes.ts';
import { drawnOf } from './drawn.ts';
import { renderStyle } from './page-style.ts';
import { wordsIn } from './words-in.ts';

const VERDICTS = { 'zh-Hans': { good: '推荐', bad: '不推荐' }, en: { good: 'Do', bad: "Don't" } };

/** A panel around pictures of right and wrong use. */
export const Background = defineComponent({
  props: {},
  render: ({ children }) => h('div', { className: ['figures'] }, children()),
});

/** A picture of right or wrong use with its caption: a file, or one of the site's own drawings, which has its words. */
export const Figure = defineComponent({
  props: {
    drawing: text.optional(),
    imgSrc: text.optional(),
    imgAlt: text.optional(),
    caption: text.optional(),
    subtitle: text.optional(),
    strong: text.optional(),
    isRecommended: flag.optional(),
    quote: text.optional(),
    content: text.optional(),
  },
  render(use) {
    const { props, locale, image, children } = use;
    const { imgSrc, imgAlt, isRecommended, quote } = props;
    const picture = imgSrc === undefined ? undefined : image(imgSrc, imgAlt === undefined ? {} : { alt: imgAlt });
    const drawn = props.drawing === undefined ? undefined : drawnOf(use, 'drawing', props.drawing);
    const verdict = isRecommended === undefined ? undefined : isRecommended ? 'good' : 'bad';
    const strong = props.strong ?? (verdict && wordsIn(VERDICTS, locale)[verdict]);
    const caption = [
      part(strong, (words) => h('strong', verdict ? { className: [`verdict-${verdict}`] } : {}, words)),
      part(props.caption ?? drawn?.caption, (words) => h('span', { className: ['figure-caption'] }, words)),
      part(props.subtitle, (words) => h('b', { className: ['figure-caption'] }, words)),
      part(props.content, (words) => h('span', { className: ['figure-caption'] }, words)),
    ].filter((words) => words.length > 0);
    return h(
      'figure',
      { className: ['figure', ...(drawn ? ['drawing'] : []), ...(verdict ? [`figure-${verdict}`] : [])] },
      drawn?.style ?? [],
      renderStyle(use, 'figures'),
      picture ?? drawn?.pictures ?? [],
      part(quote, (words) => h('blockquote', h('p', words))),
      children(),
      caption.length > 0 ? h('figcaption', caption.flatMap(spaced)) : [],
    );
  },
});

/** Separates the parts of a caption by spaces, for readers without styles. */
function spaced(words: Nodes, index: number): Nodes {
  return index === 0 ? words : [{ type: 'text', value: ' ' }, ...words];
}

function part(words: string | undefined, render: (words: string) => Nodes[number]): Nodes {
  return words === undefined || words === '' ? [] : [render(words)];
}
