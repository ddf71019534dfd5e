/** Findings about the connection and the session (findings.ts has the whole table). */
import { entry } from './entry.ts'

/** Advice without an answer of the server: the server was not judged. */
const again = "Vérifiez l'adresse, le réseau et que le serveur est démarré, puis relancez."

const nothing = "La console ne peut pas s'en servir : personne ne peut se connecter."

export const sessionFindings = {
  'address.right': () => entry('address', 'ok', "L'API répond."),
  'address.plain': () =>
    entry(
      'address',
      'info',
      "L'adresse est en http, sans chiffrement.",
      "Une console servie en https ne peut pas l'appeler.",
    ),
  'address.port': ({ code }: { code: string }) =>
    entry(
      'address',
      'unjudged',
      `Ni Node ni un navigateur n'appelle un serveur à ce port (${code}).`,
      'Donnez une adresse avec un autre port, puis relancez.',
    ),
  'address.name': ({ code }: { code: string }) =>
    entry('address', 'unjudged', `Le nom du serveur est introuvable (${code}).`, again),
  'address.certificate': ({ code }: { code: string }) =>
    entry(
      'address',
      'failure',
      `Le certificat du serveur n'est pas valide (${code}).`,
      'Le navigateur refuse chaque appel : personne ne peut se connecter.',
    ),
  'address.tls': ({ code }: { code: string }) =>
    entry(
      'address',
      'unjudged',
      `Le serveur ne parle pas https à cette adresse (${code}).`,
      'Donnez une adresse en http ou un autre port, puis relancez.',
    ),
  'address.refused': ({ code }: { code: string }) =>
    entry('address', 'unjudged', `Rien n'écoute à cette adresse (${code}).`, again),
  'address.timeout': ({ code }: { code: string }) =>
    entry('address', 'unjudged', `Le serveur ne répond pas à temps (${code}).`, again),
  'address.cut': ({ code }: { code: string }) =>
    entry('address', 'unjudged', `Le serveur coupe la connexion (${code}).`, again),
  'address.redirects': ({ to }: { to: string }) =>
    entry(
      'address',
      'failure',
      `L'adresse redirige vers ${to}.`,
      "La console ne suit pas de redirection. Donnez-lui l'adresse finale.",
    ),
  'address.other': ({ status }: { status: number }) =>
    entry('address', 'failure', `GET /api/me répond ${status}, et non 401 en JSON : ce n'est pas l'API.`, nothing),

  'cors.right': ({ origin }: { origin: string }) => entry('cors', 'ok', `Les appels depuis ${origin} sont permis.`),
  'cors.same': () => entry('cors', 'ok', "L'origine est celle de l'API : rien à permettre."),
  'cors.unasked': () =>
    entry(
      'cors',
      'info',
      'Non vérifié : aucune origine donnée (--origin).',
      "Sans effet si la console et l'API ont la même origine.",
    ),
  'cors.refused': ({ origin, missing }: { origin: string; missing: string }) =>
    entry(
      'cors',
      'failure',
      `Le serveur ne permet pas ${origin} (${missing}).`,
      'Le navigateur refuse chaque appel : personne ne peut se connecter.',
    ),
  'cors.methods': ({ methods }: { methods: string }) =>
    entry(
      'cors',
      'loss',
      `Le serveur ne permet pas ${methods} depuis cette origine.`,
      "Ces écritures échouent : le message dit que le serveur n'a pas répondu.",
    ),

  'signIn.right': () => entry('signIn', 'ok', 'Le compte est accepté.'),
  'signIn.key': () =>
    entry('signIn', 'note', 'Le jeton vient sous la clé « token », et non « accessToken ».', 'Elle lit les deux clés.'),
  'signIn.refused': ({ sentence }: { sentence: string }) =>
    entry(
      'signIn',
      'unjudged',
      `Le serveur refuse ce compte ou ce mot de passe${sentence}.`,
      "Vérifiez le compte, puis relancez : rien d'autre n'a pu être lu.",
    ),
  'signIn.tokenless': () => entry('signIn', 'failure', 'La réponse ne contient aucun jeton.', nothing),
  'signIn.failed': ({ what }: { what: string }) =>
    entry('signIn', 'failure', `POST /api/login_check ${what}.`, nothing),

  'refresh.right': () => entry('refresh', 'ok', 'La session se prolonge.'),
  'refresh.rotates': () =>
    entry(
      'refresh',
      'note',
      'Chaque prolongation donne un nouveau jeton de rafraîchissement.',
      'Elle garde le dernier, et un seul onglet à la fois prolonge.',
    ),
  'refresh.none': ({ minutes }: { minutes: string }) =>
    entry(
      'refresh',
      'loss',
      'La connexion ne donne aucun jeton de rafraîchissement.',
      `La session se termine ${minutes} : il faut se reconnecter.`,
    ),
  'refresh.failed': ({ what, minutes }: { what: string; minutes: string }) =>
    entry(
      'refresh',
      'loss',
      `POST /api/token/refresh ${what}.`,
      `La session se termine ${minutes} : il faut se reconnecter.`,
    ),

  'clock.right': () => entry('clock', 'ok', "L'heure du serveur est celle de ce poste, à une minute près."),
  'clock.off': ({ minutes, sense }: { minutes: number; sense: string }) =>
    entry(
      'clock',
      'note',
      `L'heure du serveur ${sense} de ${minutes} min sur celle de ce poste.`,
      "Les délais sont comptés à l'heure du serveur. Les dates qu'il écrit restent décalées.",
    ),
  'clock.unknown': () =>
    entry('clock', 'info', "Le jeton ne dit pas l'heure du serveur.", "Les délais sont comptés à l'heure du poste."),

  'account.right': ({ roles }: { roles: string }) => entry('account', 'ok', `Rôle : ${roles}.`),
  'account.failed': ({ what }: { what: string }) =>
    entry('account', 'failure', `GET /me ${what}.`, 'La connexion échoue : le profil ne peut pas être lu.'),
  'account.role': ({ roles }: { roles: string }) =>
    entry('account', 'loss', `Aucun rôle connu (${roles}).`, "La personne a les droits d'un membre."),
  'account.mute': ({ status }: { status: string }) =>
    entry(
      'account',
      'failure',
      `Ce compte ne peut rien lire (${status} à chaque lecture).`,
      'Chaque écran dit que la lecture a échoué. Il manque un droit au compte.',
    ),
}
