import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: '問題を報告',
  reportSection: (title) => `問題を報告：${title}`,
  reportSample: 'このコードの問題を報告',
  reportQuery: (query) => `「${query}」の結果なし`,
  wrong: '誤りがある',
  unclear: 'わかりにくい',
  missing: '足りない内容がある',
  sample: 'サンプルが動かない',
  choose: '先にどれか一つを選んでください。',
  detail: '一言で説明（任意）',
  hint: '個人情報は書かないでください。',
  send: '送信',
  sending: '送信中…',
  cancel: 'キャンセル',
  close: '閉じる',
  thanks: 'ありがとうございます。執筆者が確認します。',
  failed: '送信できませんでした。入力内容は残っています。後でもう一度お試しください。',
  tooMany: '短時間に報告が多すぎます。1 分後にもう一度お試しください。',
  issue: '代わりに issue を作成',
};
