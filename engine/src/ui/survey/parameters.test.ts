import { describe, expect, it } from 'vitest';
import { scrambleReader, surveyParameters, widgetUrl } from './parameters.ts';

const survey = {
  hosts: ['localhost'],
  scriptUrl: 'https://static.survey.example/widget.js',
  keys: { sdk: 'key-sdk', '': 'key-other' },
  cookieName: 'user_id',
};

describe('the survey (spec §7)', () => {
  it('has another key on pages of the SDK docs', () => {
    const keyOf = (id: string) => surveyParameters(survey, { id, title: '' }, '').key;
    expect(['sdk', 'sdk/push/guide', 'sdk-api', 'store/sdk'].map(keyOf)).toEqual(['key-sdk', 'key-sdk', 'key-other', 'key-other']);
  });

  it('remarks the title before the first separator', () => {
    const remarkOf = (title: string) => surveyParameters(survey, { id: 'home', title }, '').remark;
    expect(remarkOf('推送指南 | SDK | 开发者文档')).toBe('推送指南');
    expect(remarkOf('Push – Guide')).toBe('Push');
    expect(remarkOf('Multi-player and co-op')).toBe('Multi-player and co-op');
  });

  it('does not tell who the reader is', () => {
    const readerOf = (cookies: string) => surveyParameters(survey, { id: 'home', title: '' }, cookies).user_id;
    expect(scrambleReader('34567')).toBe('445619');
    expect(readerOf('a=b; user_id=34567; other_user_id=1')).toBe('445619');
    expect(readerOf('')).toBe(scrambleReader('100'));
    expect(readerOf('user_id=<script>')).toBe('2012');
  });

  it('asks for the script of its key', () => {
    expect(widgetUrl(survey.scriptUrl, 'key-sdk')).toBe('https://static.survey.example/widget.js?sv=1.01&npsid=key-sdk');
  });
});
