import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: 'Informar de un problema',
  reportSection: (title) => `Informar de un problema en «${title}»`,
  reportSample: 'Informar de un problema en este código',
  reportQuery: (query) => `Sin resultados para «${query}»`,
  wrong: 'Incorrecto',
  unclear: 'Poco claro',
  missing: 'Falta algo',
  sample: 'El ejemplo no funciona',
  choose: 'Elija antes una de estas opciones.',
  detail: 'En una línea, si quiere',
  hint: 'No escriba nada sobre usted.',
  send: 'Enviar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  thanks: 'Gracias. Los autores lo leerán.',
  failed: 'No se pudo enviar. Su texto sigue aquí; inténtelo más tarde.',
  tooMany: 'Demasiados avisos en poco tiempo. Inténtelo dentro de un minuto.',
  issue: 'Abrir una incidencia',
};
