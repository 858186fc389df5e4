import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: 'Сообщить о проблеме',
  reportSection: (title) => `Сообщить о проблеме в разделе «${title}»`,
  reportSample: 'Сообщить о проблеме в этом коде',
  reportQuery: (query) => `Ничего не найдено: «${query}»`,
  wrong: 'Неверно',
  unclear: 'Непонятно',
  missing: 'Чего-то не хватает',
  sample: 'Пример не работает',
  choose: 'Сначала выберите один из вариантов.',
  detail: 'Одной строкой, если хотите',
  hint: 'Не пишите ничего о себе.',
  send: 'Отправить',
  sending: 'Отправляется…',
  cancel: 'Отмена',
  close: 'Закрыть',
  thanks: 'Спасибо. Авторы это прочитают.',
  failed: 'Не удалось отправить. Ваш текст сохранён; попробуйте позже.',
  tooMany: 'Слишком много сообщений за короткое время. Попробуйте через минуту.',
  issue: 'Создать issue',
};
