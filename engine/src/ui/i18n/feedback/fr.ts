import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: 'Signaler un problème',
  reportSection: (title) => `Signaler un problème dans « ${title} »`,
  reportSample: 'Signaler un problème dans ce code',
  reportQuery: (query) => `Aucun résultat pour « ${query} »`,
  wrong: 'Erroné',
  unclear: 'Pas clair',
  missing: 'Il manque quelque chose',
  sample: 'L’exemple ne fonctionne pas',
  choose: 'Choisissez d’abord l’une de ces réponses.',
  detail: 'En une ligne, si vous le souhaitez',
  hint: 'N’écrivez rien sur vous-même.',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  cancel: 'Annuler',
  close: 'Fermer',
  thanks: 'Merci. Les auteurs le liront.',
  failed: 'L’envoi a échoué. Votre texte est toujours là ; réessayez plus tard.',
  tooMany: 'Trop de signalements en peu de temps. Réessayez dans une minute.',
  issue: 'Ouvrir plutôt un ticket',
};
