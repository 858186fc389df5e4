import { defineComponent, h } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import { COMMON_CURRENCIES, RATES_URL } from './rates.ts';
import { EXCHANGE_WORDS } from './words.ts';

/** Live exchange rates. Without script, the table only shows the currencies' names and codes. */
export const ExchangeTable = defineComponent({
  props: {},
  late: { module: new URL('./exchange-table.late.tsx', import.meta.url), origins: { 'connect-src': [new URL(RATES_URL).origin] } },
  render({ locale }) {
    const words = wordsIn(EXCHANGE_WORDS, locale);
    const names = new Intl.DisplayNames([locale], { type: 'currency' });
    const rows = COMMON_CURRENCIES.map((code) => h('tr', h('td', names.of(code) ?? code), h('td', h('code', code)), h('td', '-')));
    const head = h('tr', h('th', words.currency), h('th', words.code), h('th', words.rate));
    return h(
      'div',
      { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: words.rate },
      h('table', h('thead', head), h('tbody', rows)),
    );
  },
});
