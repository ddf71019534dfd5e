export const camera = {
  label: 'Caméra',
  close: 'Fermer la caméra',
  aim: 'Placez le code dans le cadre.',
  starting: 'La caméra démarre…',
  nothing: "Aucun code lu. Approchez ou éloignez l'appareil, ou tapez le code.",
  dark: 'Il fait trop sombre pour lire un code.',
  light: 'Lumière',
  field: 'Code-barres',
  search: 'Valider',
} as const

/** Reasons for a missing picture. */
export const troubles = {
  insecure: 'La caméra demande https.',
  denied: "L'accès à la caméra est refusé. Autorisez-la pour ce site dans les réglages du navigateur.",
  missing: "Cet appareil n'a pas de caméra.",
  busy: 'La caméra est occupée par une autre application.',
  lost: "La caméra s'est arrêtée.",
  unread: "La lecture des codes n'a pas pu être chargée.",
} as const

export type Trouble = keyof typeof troubles
