import { describe, expect, it } from 'vitest';
import { scrambleReader, surveyUrl } from './survey.ts';

const survey = {
  scriptUrl: 'https://static.survey.example/widget.js?sv=1.01',
  hosts: ['localhost'],
  keys: { sdk: 'key-sdk', other: 'key-other' },
};
const parametersOf = (page: { id: string; title: string }, cookies: string) =>
  Object.fromEntries(new URL(surveyUrl(survey, page, cookies)).searchParams);

describe('the survey (spec §7)', () => {
  it('has another key on pages of the SDK docs, and the title up to the first separator', () => {
    expect(parametersOf({ id: 'sdk/push/guide', title: '推送指南 | 开发者文档' }, 'a=b; user_id=34567; c=d')).toEqual({
      sv: '1.01',
      npsid: 'key-sdk',
      uid: '445619',
      remark: '推送指南',
    });
    expect(parametersOf({ id: 'store/store-faq', title: '常见问题' }, '').npsid).toBe('key-other');
  });

  it('does not tell who the reader is', () => {
    expect(scrambleReader('34567')).toBe('445619');
    expect(parametersOf({ id: 'home', title: '首页' }, '').uid).toBe(scrambleReader('100'));
    expect(parametersOf({ id: 'home', title: '首页' }, 'user_id=<script>').uid).toBe(scrambleReader('100'));
  });
});
