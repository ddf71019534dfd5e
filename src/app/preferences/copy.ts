/** Words of the preferences page. */
export const preferences = {
  title: 'Préférences',
  intro:
    "Ces réglages valent pour ce navigateur, quelle que soit la personne qui s'y connecte. Ils restent après la déconnexion.",
  reset: 'Tout rétablir',
  wasReset: 'Préférences rétablies.',
  display: 'Affichage',
  use: 'Utilisation',
  theme: { label: 'Thème', hint: 'Clair, sombre, ou celui du système.' },
  themes: [
    ['auto', 'Comme le système'],
    ['light', 'Clair'],
    ['dark', 'Sombre'],
  ],
  menu: { label: 'Menu réduit', hint: 'Sur un grand écran, le menu ne montre que ses icônes.' },
  shortcuts: { label: 'Raccourcis clavier', hint: 'Une seule touche suffit, en dehors des champs de saisie.' },
  device: 'Scan et étiquettes',
  labelFormat: 'Format des étiquettes',
  labelSymbol: 'Code des étiquettes',
  sounds: { label: 'Sons', hint: 'Un son pour chaque code lu, un autre quand il est inattendu.' },
  vibration: { label: 'Vibrations', hint: 'Le téléphone vibre à chaque code lu, là où il le sait.' },
  autoRefresh: {
    label: 'Lecture automatique',
    hint: "Ce qui est à l'écran est relu chaque minute, et au retour sur l'onglet.",
  },
} as const
