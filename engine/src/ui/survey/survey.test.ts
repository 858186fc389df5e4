import { expect, it } from 'vitest';
import { isSurveyHost } from './survey.ts';

it('the survey is asked on the configured hosts alone', () => {
  const hosts = ['localhost', '*.preview.example'];
  const asked = ['localhost', 'a.preview.example', 'preview.example', 'localhost.example'].filter((host) => isSurveyHost(hosts, host));
  expect(asked).toEqual(['localhost', 'a.preview.example']);
});
