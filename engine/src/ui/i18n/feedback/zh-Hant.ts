import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: '回報問題',
  reportSection: (title) => `回報問題：${title}`,
  reportSample: '回報這段程式碼的問題',
  reportQuery: (query) => `找不到「${query}」`,
  wrong: '內容有誤',
  unclear: '看不明白',
  missing: '缺少內容',
  sample: '範例無法執行',
  choose: '請先選擇一項。',
  detail: '用一句話說明（可不填）',
  hint: '請不要填寫個人資料。',
  send: '送出',
  sending: '正在送出…',
  cancel: '取消',
  close: '關閉',
  thanks: '謝謝，作者會看到這則意見。',
  failed: '無法送出。你填寫的內容還在，請稍後再試。',
  tooMany: '短時間內回報太多，請一分鐘後再試。',
  issue: '改為提交 issue',
};
