/** Findings about the answers of the server (findings.ts has the whole table). */
import { entry } from './entry.ts'

const retry = "L'écran dit que la lecture a échoué et propose « Réessayer »."
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`

export const answerFindings = {
  'generation.known': ({ generation }: { generation: string }) =>
    entry('generation', 'ok', `API Platform, génération ${generation}.`),
  'generation.bare': () =>
    entry(
      'generation',
      'loss',
      'Les listes viennent sans enveloppe hydra.',
      'Seules les lignes de la première page sont lues, sans leur nombre.',
    ),
  'generation.unknown': () => entry('generation', 'info', 'Aucune liste lue : génération inconnue.'),

  'reads.right': ({ count }: { count: number }) => entry('reads', 'ok', `Les ${count} lectures du contrat répondent.`),
  'reads.refused': ({ calls, status }: { calls: string; status: number }) =>
    entry('reads', 'loss', `${status} à ${calls}.`, `Le compte n'y a pas droit. ${retry}`),
  'reads.absent': ({ calls }: { calls: string }) =>
    entry('reads', 'loss', `404 à ${calls}.`, "L'écran dit que les données sont introuvables."),
  'reads.failed': ({ calls, what }: { calls: string; what: string }) =>
    entry('reads', 'loss', `${calls} ${what}.`, retry),
  'reads.unidentified': ({ calls }: { calls: string }) =>
    entry('reads', 'loss', `Des lignes sans identifiant à ${calls}.`, 'Ces lignes ne sont pas affichées.'),
  'reads.unasked': ({ calls }: { calls: string }) =>
    entry('reads', 'info', `Non vérifié, faute d'une ligne à ouvrir : ${calls}.`),

  'fields.right': () => entry('fields', 'ok', 'Chaque champ attendu est là, dans un type lisible.'),
  'fields.missing': ({ fields, loss }: { fields: string; loss: string }) =>
    entry('fields', 'loss', `Absent : ${fields}.`, loss),
  'fields.unreadable': ({ fields, loss }: { fields: string; loss: string }) =>
    entry('fields', 'loss', `D'un type illisible : ${fields}.`, loss),
  'fields.bare': ({ fields }: { fields: string }) =>
    entry(
      'fields',
      'loss',
      `Une adresse au lieu de l'objet demandé : ${fields}.`,
      '« #12 » est affiché à la place du nom, ou « - ».',
    ),
  'fields.converted': ({ fields }: { fields: string }) =>
    entry('fields', 'note', `D'un autre type que le contrat : ${fields}.`, 'Elle lit la valeur quand même.'),
  'fields.unlisted': ({ fields }: { fields: string }) =>
    entry(
      'fields',
      'note',
      `Un mot que le contrat ne connaît pas : ${fields}.`,
      'Le mot est affiché tel quel, sans couleur ni action propre.',
    ),
  'fields.unseen': ({ fields }: { fields: string }) =>
    entry('fields', 'info', `Vide dans toutes les lignes lues, donc non vérifié : ${fields}.`),
  'fields.empty': () => entry('fields', 'info', 'Aucune ligne lue : champs non vérifiés.'),

  'pages.right': () => entry('pages', 'ok', 'Les liens mènent aux pages suivantes.'),
  'pages.short': () => entry('pages', 'info', "Aucune liste n'a deux pages : liens non vérifiés."),
  'pages.http': ({ calls }: { calls: string }) =>
    entry('pages', 'note', `Les liens de ${calls} sont en http derrière https.`, 'Elle suit le lien en https.'),
  'pages.unprefixed': ({ calls }: { calls: string }) =>
    entry('pages', 'note', `Les liens de ${calls} n'ont pas le préfixe /api.`, 'Elle ajoute le préfixe.'),
  'pages.foreign': ({ calls }: { calls: string }) =>
    entry(
      'pages',
      'loss',
      `Les liens de ${calls} mènent à un autre serveur.`,
      'Elle ne les suit pas, à cause du jeton : « La liste est peut-être incomplète. »',
    ),
  'pages.none': ({ calls }: { calls: string }) =>
    entry(
      'pages',
      'loss',
      `Sans lien vers la suite : ${calls}.`,
      "Les listes qui se suivent par les liens s'arrêtent à la première page.",
    ),
  'pages.dead': ({ calls }: { calls: string }) =>
    entry('pages', 'loss', `Le lien vers la page 2 ne répond pas : ${calls}.`, retry),
  'pages.repeated': ({ calls }: { calls: string }) =>
    entry(
      'pages',
      'loss',
      `La page 2 répète la page 1 : ${calls}.`,
      "Elle s'arrête là : « La liste est peut-être incomplète. »",
    ),
  'pages.circle': ({ calls }: { calls: string }) =>
    entry(
      'pages',
      'loss',
      `La page 2 renvoie à la page 1 : ${calls}.`,
      "Elle s'arrête là : « La liste est peut-être incomplète. »",
    ),
  'pages.total': ({ calls }: { calls: string }) =>
    entry(
      'pages',
      'loss',
      `Sans nombre total de lignes : ${calls}.`,
      '« 1-10 » est affiché au lieu de « 1-10 sur 200 », et la dernière page est inconnue.',
    ),
  'pages.clamp': ({ size, asked }: { size: number; asked: number }) =>
    entry(
      'pages',
      'note',
      `${size} lignes par page au plus, quand ${asked} sont demandées.`,
      "Elle suit les liens : les listes complètes demandent plus d'appels.",
    ),

  'filters.right': () => entry('filters', 'ok', 'Les filtres, le tri et les sélecteurs q[] sont suivis.'),
  'filters.ignored': ({ filters }: { filters: string }) =>
    entry(
      'filters',
      'loss',
      `Le filtre n'est pas suivi : ${filters}.`,
      "La liste filtrée montre d'autres lignes, et ses nombres sont faux.",
    ),
  'filters.order': ({ calls }: { calls: string }) =>
    entry('filters', 'loss', `Le tri n'est pas suivi : ${calls}.`, 'Les plus récentes ne sont pas en tête de liste.'),
  'filters.selectors': ({ calls }: { calls: string }) =>
    entry(
      'filters',
      'loss',
      `Les sélecteurs q[] sont ignorés : ${calls}.`,
      "Les réponses sont plus longues, et les relations n'ont pas les champs demandés.",
    ),

  'errors.right': () => entry('errors', 'ok', 'Les refus viennent en JSON, avec leur motif.'),
  'errors.html': ({ status }: { status: number }) =>
    entry(
      'errors',
      'note',
      `Une erreur (${status}) vient en HTML.`,
      'Elle affiche sa propre phrase au lieu du motif du serveur.',
    ),
  'errors.mute': ({ status }: { status: number }) =>
    entry('errors', 'note', `Une erreur (${status}) vient sans motif lisible.`, 'Elle affiche sa propre phrase.'),
  'errors.none': ({ status }: { status: number }) =>
    entry(
      'errors',
      'loss',
      `Une fiche qui n'existe pas répond ${status} au lieu de 404.`,
      "L'écran ne dit pas que la fiche est introuvable.",
    ),

  'docs.right': () => entry('docs', 'ok', 'docs.jsonld décrit les champs du contrat.'),
  'docs.none': ({ what }: { what: string }) =>
    entry(
      'docs',
      'info',
      `GET /docs.jsonld ${what}.`,
      'Sans effet : la console ne la lit pas. Les champs ont été jugés sur les lignes seules.',
    ),
  'docs.classes': ({ classes }: { classes: string }) =>
    entry('docs', 'info', `docs.jsonld ne décrit pas : ${classes}.`),
  'docs.types': ({ fields }: { fields: string }) =>
    entry(
      'docs',
      'info',
      `docs.jsonld annonce un autre type que le contrat : ${fields}.`,
      'Une écriture de ce champ peut être refusée (400).',
    ),

  'mercure.none': () => entry('mercure', 'ok', 'Aucun hub annoncé.', 'Elle relit les listes toutes les minutes.'),
  'mercure.hub': ({ hub }: { hub: string }) => entry('mercure', 'ok', `Hub annoncé : ${hub}.`),

  'speed.right': () => entry('speed', 'ok', "Chaque appel répond en moins d'une seconde (médiane)."),
  'speed.slow': ({ median, slowest }: { median: number; slowest: number }) =>
    entry(
      'speed',
      'loss',
      `${seconds(median)} par appel (médiane), ${seconds(slowest)} au plus.`,
      'Chaque écran attend autant. Après 30 s, la lecture est abandonnée.',
    ),
}
