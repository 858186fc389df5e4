import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: '문제 신고',
  reportSection: (title) => `문제 신고: ${title}`,
  reportSample: '이 코드의 문제 신고',
  reportQuery: (query) => `“${query}” 검색 결과 없음`,
  wrong: '내용이 틀림',
  unclear: '이해하기 어려움',
  missing: '내용이 부족함',
  sample: '예제가 작동하지 않음',
  choose: '먼저 하나를 선택해 주세요.',
  detail: '한 줄 설명(선택)',
  hint: '개인 정보는 적지 마세요.',
  send: '보내기',
  sending: '보내는 중…',
  cancel: '취소',
  close: '닫기',
  thanks: '감사합니다. 작성자가 확인합니다.',
  failed: '보내지 못했습니다. 입력한 내용은 그대로 있습니다. 나중에 다시 시도하세요.',
  tooMany: '짧은 시간에 신고가 너무 많습니다. 1분 후에 다시 시도하세요.',
  issue: '대신 issue 만들기',
};
