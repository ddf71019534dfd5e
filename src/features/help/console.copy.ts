import type { HelpPage } from './page.ts'

/** Help about the console itself. */
export const consolePages: readonly HelpPage[] = [
  {
    id: 'commencer-la-journee',
    title: 'Commencer la journée',
    intro: "« Aujourd'hui » montre ce qui attend. C'est la page à laisser ouverte.",
    also: 'matin accueil tableau de bord priorité urgent tournée',
    steps: [
      "Ouvrez « Aujourd'hui », dans le menu à gauche. En haut, chaque nombre mène à sa liste. Les plus pressés sont à gauche. Dans un onglet resté ouvert, « hier 4 » dit le premier nombre du jour d'avant.",
      '« Expirent dans les 6 heures » : appelez ces clients. Sous « Étape suivante », un bouton change le statut, après une question.',
      '« Depuis trop longtemps » : ouvrez une liste. La plus ancienne livraison est en haut.',
      '« Machines sous tension » : prévoyez de reprendre les colis expirés de ces machines.',
      "Imprimez la page (Ctrl + P) si quelqu'un part en tournée.",
    ],
    notes: [
      'La page se relit toute seule chaque minute. Ce qui a changé est marqué pendant dix secondes.',
      "Dans toute la console, un mot souligné de points s'explique : cliquez dessus, ou appuyez sur Entrée.",
    ],
    screens: ['/aujourd-hui'],
    picture: { name: 'today', alt: "« Aujourd'hui » : un nombre par liste de travail, les plus pressés d'abord." },
  },
  {
    id: 'chiffres-du-mois',
    title: 'Préparer les chiffres du mois',
    intro: 'Combien de livraisons, combien de temps dans la machine, quand les clients viennent, ce qui expire où.',
    also: 'statistiques statistique stats analyse rapport bilan graphique graphiques moyenne propriétaire',
    steps: [
      'Ouvrez « Analyse », dans le menu à gauche, et attendez la fin de la lecture.',
      'Mettez le premier et le dernier jour du mois dans « Créées du » et « au ».',
      "Si la page dit que la période commence avant ce qui est lu, cliquez sur « Lire 1 000 de plus » jusqu'à ce que la phrase disparaisse.",
      'Choisissez une société ou une machine si besoin.',
      'Imprimez (Ctrl + P) : chaque graphique vient avec son tableau, et les définitions suivent.',
    ],
    notes: [
      'Lisez toujours le nombre de livraisons à côté du chiffre : 25 % de 20 livraisons, ce sont cinq livraisons.',
      "Un chiffre calculé sur moins de 20 livraisons n'est pas montré.",
      'La page lit 50 000 livraisons au plus.',
      '« Comment lire ces chiffres », en bas de la page, donne chaque définition.',
    ],
    screens: ['/analyse'],
    needs: 'analysis:see',
    feature: 'analysis',
  },
  {
    id: 'prevoir-les-casiers-libres',
    title: 'Prévoir les casiers libres',
    intro:
      'Combien de casiers seront probablement libres demain, dans deux et dans trois jours : une plage, jamais une promesse.',
    also: 'prévision prévoir prévisions demain pleine plein remplissage place saturation occupation',
    steps: [
      "Ouvrez « Réseau », « Analyse » ou la page d'une machine, puis cliquez sur « Prévoir » sous « Casiers libres à venir ».",
      'Une plage de 4 à 7 veut dire au moins 4 et au plus 7 casiers libres, huit fois sur dix, à la même heure.',
      "Une machine à 0 pour demain est aussi nommée dans « Tournée » et dans les casiers d'une nouvelle livraison, pendant une heure et dans cet onglet. Rien n'est bloqué.",
      'Sur « Analyse », lisez sous « Prévisions des 14 derniers jours » si les plages ont tenu, avant de vous y fier.',
    ],
    notes: [
      'Chaque colis reste selon la part des séjours passés qui ont duré plus longtemps, parmi ceux qui ont atteint son âge. Un séjour en cours compte comme plus long.',
      "Ce que personne n'a encore annoncé n'est pas prévu : il y aura souvent moins de casiers libres.",
      "À partir de 50 séjours, une machine est jugée d'après les siens, sinon d'après ceux du réseau. Avec moins de 20, il n'y a pas de prévision.",
      "Un colis dont la machine, le casier ou la date de dépôt n'est pas connu élargit la plage.",
    ],
    screens: ['/reseau', '/analyse'],
    needs: 'analysis:see',
    feature: 'analysis',
  },
  {
    id: 'rapport-mensuel',
    title: 'Envoyer le mois à une société',
    intro: 'Avec la facture, une société reçoit les chiffres de son mois : une à trois pages, sans le nom de personne.',
    also: 'rapport mensuel mois facture bilan imprimer pdf csv chiffres statistiques client propriétaire',
    steps: [
      'Ouvrez « Analyse », dans le menu à gauche, puis cliquez sur « Rapport mensuel ».',
      "Choisissez la société et le mois. Attendez la fin de la lecture : jusque-là, le rapport dit qu'il est partiel.",
      'Cliquez sur « Imprimer », et choisissez une imprimante ou un fichier PDF. « Fichier CSV » donne les mêmes chiffres pour un tableur.',
    ],
    notes: [
      "« – » veut dire que le chiffre n'est pas connu, « ≥ 12 » qu'il peut être plus grand : la lecture n'est pas finie ou a échoué. Cliquez sur « Réessayer » avant d'envoyer le rapport.",
      '« Récupérées » compte aussi les retours par le client. Leur nombre est indiqué dessous.',
      "Le mois va de minuit à minuit, heure de Tahiti. Il compte les livraisons créées ce mois-là, et ce qu'elles sont devenues.",
      "Un temps calculé sur moins de 20 livraisons n'est pas montré.",
    ],
    screens: ['/analyse/rapport'],
    needs: 'analysis:see',
    feature: 'analysis',
  },
  {
    id: 'taille-des-reservations',
    title: 'Trouver les réservations trop grandes ou trop petites',
    intro:
      "Une société paie des casiers qu'elle ne remplit jamais, ou en manque certains jours. La page compare chaque réservation avec les colis qui l'ont utilisée.",
    also: 'booking bookings casiers capacité quantité réservée gaspillage perte saturée inutilisée libérer agrandir réduire taille facturation',
    steps: [
      'Ouvrez « Analyse », dans le menu à gauche, puis cliquez sur « Taille des réservations ». Attendez la fin de la lecture.',
      'Regardez « Constat » : « Pourrait passer de 8 à 5 », ou « La société a manqué de place 6 jours ». Les réservations les plus grandes pour rien sont en haut.',
      'Choisissez une période plus longue avec « Du » et « au » avant de décider : quatre semaines ne contiennent peut-être pas vos jours chargés.',
      'Parlez-en avec la société. « Exporter » et Ctrl + P donnent le tableau.',
      'Un super administrateur clique ensuite sur « Modifier ». La quantité proposée est déjà dans le champ. Rien ne change avant « Enregistrer ».',
    ],
    notes: [
      "Une place est utilisée du dépôt à la sortie de la machine. Les colis en route n'y sont pas encore, mais la proposition garde leur place.",
      "Il n'y a pas de proposition quand quelque chose manque : moins de 20 livraisons, une lecture partielle, des colis sans dates.",
      '« 9 colis pour 8 casiers : réservation réduite entre-temps ? » : il y avait plus de colis que de casiers. Le serveur ne garde pas la taille passée.',
      'Chaque chiffre est expliqué en bas de la page.',
    ],
    screens: ['/analyse/reservations'],
    needs: 'analysis:see',
    feature: 'analysis',
  },
  {
    id: 'retrouver-message',
    title: 'Retrouver un message, ou annuler une erreur',
    intro: "Un message disparaît après quelques secondes. La cloche garde les 50 derniers de l'onglet.",
    also: 'notification alerte historique cloche défaire revenir arrière',
    steps: [
      'Cliquez sur la cloche, en haut de la page.',
      '« Ouvrir la fiche » mène à ce dont le message parle. Un échec dit ce qui était demandé et ce que le serveur a répondu.',
      '« Annuler » remet un interrupteur, un livreur ou une zone comme avant, si personne ne les a changés depuis.',
    ],
    notes: ['Une déconnexion efface ces messages.'],
    screens: ['/livraisons', '/societes', '/bookings'],
  },
  {
    id: 'fiche-modifiee',
    title: "Quelqu'un d'autre a modifié la même fiche",
    intro:
      "Avant d'enregistrer, la console relit la fiche. Si un collègue a changé le même champ, la fenêtre « Modifié entre-temps » s'ouvre.",
    also: 'conflit écraser collègue enregistrer',
    steps: [
      'Pour chaque champ, comparez « Votre saisie » et « Valeur enregistrée ».',
      'Choisissez celle qui est juste. En cas de doute, appelez votre collègue.',
      'Cliquez sur « Enregistrer ce choix ». « Revenir au formulaire » ne change rien.',
    ],
    notes: [
      'Les champs que seul votre collègue a changés gardent sa valeur, sans question.',
      'Si la fiche a été supprimée, la console le dit. « Copier ma saisie » garde ce que vous avez tapé.',
    ],
    screens: ['/societes', '/utilisateurs', '/lockers', '/bookings', '/livraisons'],
  },
  {
    id: 'session-terminee',
    title: "Ma session s'est terminée",
    intro: 'Après un certain temps, la console demande de nouveau votre mot de passe.',
    also: 'déconnecté déconnexion reconnecter connexion bloqué mot de passe oublié',
    steps: [
      "Si vous étiez en train de saisir, la fenêtre « Session expirée » s'ouvre. Tapez votre mot de passe, puis « Se reconnecter ». Ce que vous aviez saisi est encore là : enregistrez de nouveau.",
      'Sinon, la page de connexion vous ramène ensuite au même écran.',
      'Sur un poste partagé, déconnectez-vous avant de partir : votre nom en haut à droite, puis « Déconnexion ».',
    ],
    notes: [
      '« Session en pause » cache les données quand personne ne touche au poste. « Reprendre » les montre de nouveau.',
    ],
    screens: ['/mon-compte'],
  },
  {
    id: 'filtrer-trier',
    title: 'Filtrer, trier et garder une vue',
    intro: 'Trouver une ligne dans une longue liste, et retrouver la même liste demain.',
    also: 'chercher liste colonnes ordre vues favori enregistrer partager envoyer lien collègue adresse',
    steps: [
      "Tapez dans « Filtrer », au-dessus de la liste. Toute la liste est cherchée, pas seulement les lignes à l'écran.",
      "Cliquez sur un titre de colonne qui porte des flèches pour trier. Un deuxième clic inverse l'ordre, un troisième enlève le tri.",
      '« Colonnes » cache et déplace les colonnes, et règle la hauteur des lignes.',
      'Pour retrouver cette liste demain : cliquez sur « Vues », tapez un nom, puis cliquez sur « Enregistrer la vue ». La vue est maintenant un lien au-dessus de la liste.',
      "Pour l'envoyer à un collègue : ouvrez « Vues » de nouveau et cliquez sur la chaîne à côté du nom de la vue. La page répond « Lien copié. » : collez-le dans un message. Le collègue voit la même liste, avec ses propres droits.",
    ],
    notes: [
      'Sur un téléphone, les filtres et les vues sont derrière « Filtres ». Le bouton « … » à côté du titre a les autres actions, comme « Exporter ».',
      'Les vues restent dans ce navigateur, chacun voit les siennes. Une vue ne garde ni code-barres, ni téléphone, ni adresse e-mail.',
      "Dans « Sociétés » et « Utilisateurs », une vue et le nom du fichier de « Exporter » ne gardent pas ce que vous tapez dans « Filtrer », car cela peut être le nom d'une personne. Le tri et les colonnes restent.",
      'Les livraisons se filtrent par « Code-barres », « Statut » et « Machine, société, date ». Leurs colonnes ne se trient pas.',
      '« Inventaire » commence par la machine la plus remplie. Les machines dont le nombre est inconnu sont à la fin.',
      "Les tableaux sous la carte de « Réseau » se trient aussi. Ce tri n'est pas dans l'adresse.",
    ],
    screens: ['/societes', '/lockers', '/utilisateurs', '/bookings', '/livraisons', '/inventaire', '/reseau'],
  },
  {
    id: 'travailler-sans-reseau',
    title: 'Travailler sans réseau',
    intro: "La console s'ouvre aussi sans réseau, si elle a déjà été ouverte sur cet appareil. Un comptage continue.",
    also: 'hors ligne hors connexion cave panne internet wifi installer application téléphone raccourci mise à jour version',
    steps: [
      'Avant de partir, ouvrez la console une fois avec le réseau. Pour un comptage, commencez-le avec le réseau.',
      'Sans réseau, scannez comme avant. Vous pouvez recharger la page : le comptage est toujours là.',
      "D'un autre écran, « Reprendre le comptage », en bas, y ramène.",
      "Un écran qui a besoin du serveur dit « Hors connexion ». Il s'affiche de lui-même au retour du réseau. « Tournée » et « Inventaire » s'ouvrent sans réseau.",
    ],
    notes: [
      "Pour l'avoir comme une application, cherchez l'installation, ou l'ajout à l'écran d'accueil, dans le menu du navigateur.",
      "Gardez l'onglet ouvert : le comptage est dans l'onglet, pas dans le navigateur.",
      "Quand une nouvelle version est en ligne, « Recharger » la démarre dans tous les onglets. Un onglet où vous avez commencé une saisie l'attend.",
    ],
    screens: ['/inventaire'],
  },
  {
    id: 'recevoir-des-alertes',
    title: 'Être prévenu par une alerte',
    intro: 'La console peut signaler une livraison qui expire, une machine presque pleine ou une zone hors plage.',
    also: 'alerte alertes notification prévenir message badge son expirée pleine température',
    steps: [
      'Ouvrez « Préférences » et choisissez les alertes sous « Alertes ».',
      'Acceptez les messages du système, si le navigateur le demande.',
      "Laissez « Aujourd'hui » ouvert : les alertes viennent de ce que les écrans lisent.",
      "Le nombre entre parenthèses dans le titre de l'onglet est celui des alertes non lues. La cloche, en haut, les garde avec leur fiche.",
    ],
    notes: [
      "Un onglet caché ne lit rien. Il signale encore une livraison dont l'échéance passe.",
      "Ce qui était déjà expiré, plein ou hors plage à la première lecture ne donne pas d'alerte.",
      "Les messages du système ne contiennent le nom d'aucune personne.",
    ],
    screens: ['/preferences', '/aujourd-hui'],
    feature: 'alerts',
  },
  {
    id: 'regler-la-console',
    title: 'Régler la console sur cet appareil',
    intro: 'Thème clair ou sombre, raccourcis, sons, colonnes, vues, étiquettes : tout est dans « Préférences ».',
    also: 'réglages paramètres options thème sombre clair nuit raccourcis sons préférences',
    steps: [
      'Cliquez sur votre nom, en haut à droite, puis sur « Préférences ».',
      'Changez ce que vous voulez : cela compte tout de suite.',
      '« Tout rétablir » remet les réglages de départ et supprime vos vues, après une question. « Listes » rétablit les colonnes ou supprime vos vues seules.',
    ],
    notes: [
      "Ces réglages valent pour ce navigateur, quelle que soit la personne qui s'y connecte. Les vues sont à chacun.",
    ],
    screens: ['/preferences'],
    picture: {
      name: 'user-menu',
      alt: 'Le menu sous votre nom : « Mon compte », « Préférences », « Aide » et « Déconnexion ».',
    },
  },
]

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
