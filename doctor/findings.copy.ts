import type { Level } from './copy.ts'

/** A topic and its judgement: how grave it is, what was observed, and what the console will do. Facts of the server are in braces. */
type Sentences = readonly [level: Level, observed: string, consequence?: string]

/** Advice without an answer of the server, which was then not judged. */
const again = "Vérifiez l'adresse, le réseau et que le serveur est démarré, puis relancez."
const nothing = "La console ne peut pas s'en servir : personne ne peut se connecter."
const refuses = 'Le navigateur refuse chaque appel : personne ne peut se connecter.'
const retry = "L'écran dit que la lecture a échoué et propose « Réessayer »."
const stops = "Elle s'arrête là : « La liste est peut-être incomplète. »"
const ends = 'La session se termine {minutes} : il faut se reconnecter.'

export const sentences = {
  'address.right': ['ok', "L'API répond."],
  'address.plain': [
    'info',
    "L'adresse est en http, sans chiffrement.",
    "Une console servie en https ne peut pas l'appeler.",
  ],
  'address.port': [
    'unjudged',
    "Ni Node ni un navigateur n'appelle un serveur à ce port ({code}).",
    'Donnez une adresse avec un autre port, puis relancez.',
  ],
  'address.name': ['unjudged', 'Le nom du serveur est introuvable ({code}).', again],
  'address.certificate': ['failure', "Le certificat du serveur n'est pas valide ({code}).", refuses],
  'address.tls': [
    'unjudged',
    'Le serveur ne parle pas https à cette adresse ({code}).',
    'Donnez une adresse en http ou un autre port, puis relancez.',
  ],
  'address.refused': ['unjudged', "Rien n'écoute à cette adresse ({code}).", again],
  'address.timeout': ['unjudged', 'Le serveur ne répond pas à temps ({code}).', again],
  'address.cut': ['unjudged', 'Le serveur coupe la connexion ({code}).', again],
  'address.redirects': [
    'failure',
    "L'adresse redirige vers {to}.",
    "La console ne suit pas de redirection. Donnez-lui l'adresse finale.",
  ],
  'address.other': ['failure', "GET /api/me répond {status}, et non 401 en JSON : ce n'est pas l'API.", nothing],

  'cors.right': ['ok', 'Les appels depuis {origin} sont permis.'],
  'cors.same': ['ok', "L'origine est celle de l'API : rien à permettre."],
  'cors.unasked': [
    'info',
    'Non vérifié : aucune origine donnée (--origin).',
    "Sans effet si la console et l'API ont la même origine.",
  ],
  'cors.refused': ['failure', 'Le serveur ne permet pas {origin} ({missing}).', refuses],
  'cors.methods': [
    'loss',
    'Le serveur ne permet pas {methods} depuis cette origine.',
    "Ces écritures échouent : le message dit que le serveur n'a pas répondu.",
  ],

  'signIn.right': ['ok', 'Le compte est accepté.'],
  'signIn.key': ['note', 'Le jeton vient sous la clé « token », et non « accessToken ».', 'Elle lit les deux clés.'],
  'signIn.refused': [
    'unjudged',
    'Le serveur refuse ce compte ou ce mot de passe{sentence}.',
    "Vérifiez le compte, puis relancez : rien d'autre n'a pu être lu.",
  ],
  'signIn.tokenless': ['failure', 'La réponse ne contient aucun jeton.', nothing],
  'signIn.failed': ['failure', 'POST /api/login_check {what}.', nothing],

  'refresh.right': ['ok', 'La session se prolonge.'],
  'refresh.rotates': [
    'note',
    'Chaque prolongation donne un nouveau jeton de rafraîchissement.',
    'Elle garde le dernier, et un seul onglet à la fois prolonge.',
  ],
  'refresh.none': ['loss', 'La connexion ne donne aucun jeton de rafraîchissement.', ends],
  'refresh.failed': ['loss', 'POST /api/token/refresh {what}.', ends],

  'clock.right': ['ok', "L'heure du serveur est celle de ce poste, à une minute près."],
  'clock.off': [
    'note',
    "L'heure du serveur {sense} de {minutes} min sur celle de ce poste.",
    "Les délais sont comptés à l'heure du serveur. Les dates qu'il écrit restent décalées.",
  ],
  'clock.unknown': ['info', "Le jeton ne dit pas l'heure du serveur.", "Les délais sont comptés à l'heure du poste."],

  'account.right': ['ok', 'Rôle : {roles}.'],
  'account.failed': ['failure', 'GET /me {what}.', 'La connexion échoue : le profil ne peut pas être lu.'],
  'account.role': ['loss', 'Aucun rôle connu ({roles}).', "La personne a les droits d'un membre."],
  'account.mute': [
    'failure',
    'Ce compte ne peut rien lire ({status} à chaque lecture).',
    'Chaque écran dit que la lecture a échoué. Il manque un droit au compte.',
  ],

  'generation.known': ['ok', 'API Platform, génération {generation}.'],
  'generation.bare': [
    'loss',
    'Les listes viennent sans enveloppe hydra.',
    'Seules les lignes de la première page sont lues, sans leur nombre.',
  ],
  'generation.unknown': ['info', 'Aucune liste lue : génération inconnue.'],

  'reads.right': ['ok', 'Les {count} lectures du contrat répondent.'],
  'reads.refused': [
    'loss',
    '{status} à {calls}.',
    "Le compte n'y a pas droit. L'écran dit que la lecture a échoué et propose « Réessayer ».",
  ],
  'reads.absent': ['loss', '404 à {calls}.', "L'écran dit que les données sont introuvables."],
  'reads.failed': ['loss', '{calls} {what}.', retry],
  'reads.unidentified': ['loss', 'Des lignes sans identifiant à {calls}.', 'Ces lignes ne sont pas affichées.'],
  'reads.unasked': ['info', "Non vérifié, faute d'une ligne à ouvrir : {calls}."],

  'fields.right': ['ok', 'Chaque champ attendu est là, dans un type lisible.'],
  'fields.missing': ['loss', 'Absent : {fields}.', '{loss}'],
  'fields.unreadable': ['loss', "D'un type illisible : {fields}.", '{loss}'],
  'fields.bare': [
    'loss',
    "Une adresse au lieu de l'objet demandé : {fields}.",
    '« #12 » est affiché à la place du nom, ou « - ».',
  ],
  'fields.converted': ['note', "D'un autre type que le contrat : {fields}.", 'Elle lit la valeur quand même.'],
  'fields.unlisted': [
    'note',
    'Un mot que le contrat ne connaît pas : {fields}.',
    'Le mot est affiché tel quel, sans couleur ni action propre.',
  ],
  'fields.unseen': ['info', 'Vide dans toutes les lignes lues, donc non vérifié : {fields}.'],
  'fields.empty': ['info', 'Aucune ligne lue : champs non vérifiés.'],

  'pages.right': ['ok', 'Les liens mènent aux pages suivantes.'],
  'pages.short': ['info', "Aucune liste n'a deux pages : liens non vérifiés."],
  'pages.http': ['note', 'Les liens de {calls} sont en http derrière https.', 'Elle suit le lien en https.'],
  'pages.unprefixed': ['note', "Les liens de {calls} n'ont pas le préfixe /api.", 'Elle ajoute le préfixe.'],
  'pages.foreign': [
    'loss',
    'Les liens de {calls} mènent à un autre serveur.',
    'Elle ne les suit pas, à cause du jeton : « La liste est peut-être incomplète. »',
  ],
  'pages.none': [
    'loss',
    'Sans lien vers la suite : {calls}.',
    "Les listes qui se suivent par les liens s'arrêtent à la première page.",
  ],
  'pages.dead': ['loss', 'Le lien vers la page 2 ne répond pas : {calls}.', retry],
  'pages.repeated': ['loss', 'La page 2 répète la page 1 : {calls}.', stops],
  'pages.circle': ['loss', 'La page 2 renvoie à la page 1 : {calls}.', stops],
  'pages.total': [
    'loss',
    'Sans nombre total de lignes : {calls}.',
    '« 1-10 » est affiché au lieu de « 1-10 sur 200 », et la dernière page est inconnue.',
  ],
  'pages.clamp': [
    'note',
    '{size} lignes par page au plus, quand {asked} sont demandées.',
    "Elle suit les liens : les listes complètes demandent plus d'appels.",
  ],

  'filters.right': ['ok', 'Les filtres, le tri et les sélecteurs q[] sont suivis.'],
  'filters.ignored': [
    'loss',
    "Le filtre n'est pas suivi : {filters}.",
    "La liste filtrée montre d'autres lignes, et ses nombres sont faux.",
  ],
  'filters.order': ['loss', "Le tri n'est pas suivi : {calls}.", 'Les plus récentes ne sont pas en tête de liste.'],
  'filters.selectors': [
    'loss',
    'Les sélecteurs q[] sont ignorés : {calls}.',
    "Les réponses sont plus longues, et les relations n'ont pas les champs demandés.",
  ],

  'errors.right': ['ok', 'Les refus viennent en JSON, avec leur motif.'],
  'errors.html': [
    'note',
    'Une erreur ({status}) vient en HTML.',
    'Elle affiche sa propre phrase au lieu du motif du serveur.',
  ],
  'errors.mute': ['note', 'Une erreur ({status}) vient sans motif lisible.', 'Elle affiche sa propre phrase.'],
  'errors.none': [
    'loss',
    "Une fiche qui n'existe pas répond {status} au lieu de 404.",
    "L'écran ne dit pas que la fiche est introuvable.",
  ],

  'docs.right': ['ok', 'docs.jsonld décrit les champs du contrat.'],
  'docs.none': [
    'info',
    'GET /docs.jsonld {what}.',
    'Sans effet : la console ne la lit pas. Les champs ont été jugés sur les lignes seules.',
  ],
  'docs.classes': ['info', 'docs.jsonld ne décrit pas : {classes}.'],
  'docs.types': [
    'info',
    'docs.jsonld annonce un autre type que le contrat : {fields}.',
    'Une écriture de ce champ peut être refusée (400).',
  ],

  'mercure.none': ['ok', 'Aucun hub annoncé.', 'Elle relit les listes toutes les minutes.'],
  'mercure.hub': ['ok', 'Hub annoncé : {hub}.'],

  'speed.right': ['ok', "Chaque appel répond en moins d'une seconde (médiane)."],
  'speed.slow': [
    'loss',
    '{median} par appel (médiane), {slowest} au plus.',
    'Chaque écran attend autant. Après 30 s, la lecture est abandonnée.',
  ],
} as const satisfies Record<string, Sentences>
