import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: '报告问题',
  reportSection: (title) => `报告问题：${title}`,
  reportSample: '报告这段代码的问题',
  reportQuery: (query) => `没有找到“${query}”`,
  wrong: '内容有误',
  unclear: '看不明白',
  missing: '缺少内容',
  sample: '示例无法运行',
  choose: '请先选择一项。',
  detail: '用一句话说明（可不填）',
  hint: '请不要填写个人信息。',
  send: '发送',
  sending: '正在发送…',
  cancel: '取消',
  close: '关闭',
  thanks: '谢谢，作者会看到这条反馈。',
  failed: '未能发送。你填写的内容还在，请稍后再试。',
  tooMany: '短时间内反馈太多，请一分钟后再试。',
  issue: '改为提交 issue',
};
