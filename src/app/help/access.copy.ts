import type { HelpPage } from './page.ts'

/** The general page about missing rights. */
export const REFUSED = 'acces-refuse'

/** Help about rights. The general page is last, so that search ranks pages with instructions first. */
export const accessPages: readonly HelpPage[] = [
  {
    id: 'fermer-acces',
    title: "Fermer l'accès d'une personne",
    intro: 'Une personne est partie, ou son compte ne doit plus servir. Un compte désactivé garde ses livraisons.',
    also: 'désactiver désactivé bloquer supprimer utilisateur compte départ quitte fermer retirer',
    steps: [
      'Ouvrez « Utilisateurs » et tapez le nom de la personne dans « Filtrer ».',
      'Ouvrez le menu « … » au bout de sa ligne et choisissez « Modifier ».',
      'Dans « Accès », décochez « Activé », puis cliquez sur « Enregistrer ».',
    ],
    notes: [
      'Pour rendre son accès à la personne, cochez de nouveau « Activé ».',
      '« Supprimer », dans le même menu, efface le compte. Désactivez plutôt, si la personne peut revenir.',
    ],
    screens: ['/utilisateurs'],
    needs: 'users:edit',
  },
  {
    id: REFUSED,
    title: "Un écran ou un bouton m'est refusé",
    intro:
      "La page dit « Accès refusé », ou le bouton dont parle un collègue n'est pas à l'écran. Ce n'est pas une panne : votre rôle ne le permet pas.",
    also: 'droit droits permission permissions autorisation interdit interdite refus impossible manque manquant absent introuvable vois voir export exporter csv excel tableur fichier comptable analyse chiffres statistiques graphique corriger modifier supprimer créer ajouter désactiver utilisateur compte accès société machine booking réservation',
    steps: [
      'Regardez votre rôle : il est sous votre nom, en haut à droite. « Mon compte » le montre aussi.',
      "Regardez ci-dessous ce que chaque rôle peut faire. Chaque page de l'aide dit aussi, sous son titre, pour qui elle est.",
      "Pour une seule fois, demandez à un collègue qui a ce rôle. Dites-lui le numéro de la livraison ou le nom de la fiche, et ce qu'il faut faire.",
      "Si vous en avez besoin tous les jours, demandez le rôle à un super administrateur. Quand c'est fait, choisissez « Déconnexion » sous votre nom, puis reconnectez-vous.",
    ],
    notes: [
      'Tout le monde crée des livraisons, change leur statut, renvoie un code, imprime des étiquettes et fait un inventaire.',
      'Les administrateurs peuvent aussi corriger ou supprimer une livraison, assigner un livreur, exporter les listes, voir « Analyse » et ajouter une personne à une société.',
      'Les super administrateurs créent aussi les sociétés, les machines et les bookings, et modifient les comptes.',
      'Certains comptes ne voient que leurs livraisons. Une livraison que vous ne trouvez pas peut exister.',
    ],
    screens: ['/mon-compte'],
  },
]
