import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: 'Relatar um problema',
  reportSection: (title) => `Relatar um problema em “${title}”`,
  reportSample: 'Relatar um problema neste código',
  reportQuery: (query) => `Nenhum resultado para “${query}”`,
  wrong: 'Errado',
  unclear: 'Pouco claro',
  missing: 'Falta algo',
  sample: 'O exemplo não funciona',
  choose: 'Escolha antes uma destas opções.',
  detail: 'Em uma linha, se quiser',
  hint: 'Não escreva nada sobre você.',
  send: 'Enviar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Fechar',
  thanks: 'Obrigado. Os autores vão ler.',
  failed: 'Não foi possível enviar. Seu texto continua aqui; tente mais tarde.',
  tooMany: 'Relatos demais em pouco tempo. Tente de novo em um minuto.',
  issue: 'Abrir uma issue',
};
