import { defineComponent, h, z } from 'signpost/components';
import { errorKey } from '../rest/service.ts';
import type { Html } from './rest-fields.ts';
import { createWriter, serviceOf } from './rest-service.ts';

/** `<RestErrors service="storage" />`: all errors of a service, with what to do. */
export const RestErrors = defineComponent({
  props: { service: z.string() },
  render(use) {
    const service = serviceOf(use);
    if (!service) return [];
    const { locale, words, inline } = createWriter(use);
    const head = h(
      'tr',
      [words.code, words.meaning, words.fix].map((text) => h('th', { scope: 'col' }, text)),
    );
    const rows = service.errors.map((error): Html => {
      const { description, fix } = locale === 'en' ? error : error['x-zh'];
      const status = error.status !== undefined && error.code !== undefined ? [h('br'), `HTTP ${error.status}`] : [];
      return h(
        'tr',
        h('td', h('code', errorKey(error)), status),
        h('td', { dataLabel: words.meaning }, inline(description)),
        h('td', { dataLabel: words.fix }, inline(fix)),
      );
    });
    const label = words.errors;
    return h(
      'div',
      { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: label },
      h('table', { className: ['stacks'] }, h('thead', head), h('tbody', rows)),
    );
  },
});
