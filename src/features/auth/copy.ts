import type { SessionEnd } from '#api/session-end.ts'

/** Words of the public pages. The specification fixes some of them, byte by byte. */
export const signIn = {
  title: 'Connexion',
  submit: 'Se connecter',
  refused: "Nom d'utilisateur ou mot de passe incorrect.",
  /** The specification writes it without a full stop, unlike the message of other forms. */
  noProfile: "Une erreur s'est produite ! Veuillez recommencer",
  noStorage:
    'Votre navigateur ne peut pas enregistrer la connexion\u00A0: autorisez ce site à garder des données, ou libérez de la place, puis recommencez.',
  forgotten: 'Mot de passe oublié ?',
} as const

const expired = 'Votre session a expiré'
const renamed = "Votre nom d'utilisateur a changé"
/** Reasons for a redirect to the sign-in page. */
export const whySignInAgain: Partial<Record<SessionEnd['why'], string>> = {
  refused: expired,
  missing: expired,
  renamed,
  'refused-after-rename': renamed,
}

/** The dialog over a page with unsaved input. */
export const signInAgain = {
  title: 'Session expirée',
  message: 'Ce que vous avez saisi est toujours là. Reconnectez-vous pour continuer, puis enregistrez à nouveau.',
  submit: 'Se reconnecter',
  leave: 'Abandonner la saisie',
} as const

export const forgotPassword = {
  title: 'Mot de passe oublié',
  intro: "Indiquez l'adresse e-mail de votre compte : vous y recevrez un lien pour choisir un nouveau mot de passe.",
  submit: 'Envoyer',
  sent: "Si cette adresse correspond à un compte, un e-mail de réinitialisation vient d'être envoyé.",
  sentHint: 'Le message peut mettre quelques minutes à arriver. Pensez à regarder dans les courriers indésirables.',
  back: 'Retour à la connexion',
} as const

export const resetPassword = {
  title: 'Réinitialisation du mot de passe',
  submit: 'Réinitialiser',
  done: 'Mot de passe réinitialisé ! Vous pouvez vous connecter.',
  noRequest: "Désolé ! Vous n'avez fait aucune demande de réinitialisation.",
  deadLink: "Ce lien ne sert qu'une fois et pendant une durée limitée.",
  askAgain: 'Demander un nouveau lien',
  mismatch: 'Les mots de passe ne correspondent pas',
  hint: 'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.',
} as const

export const fields = {
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  email: 'Adresse e-mail',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
} as const
