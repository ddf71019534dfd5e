import type { HelpPage } from './page.ts'

/** Help about machines, companies and bookings. */
export const machinePages: readonly HelpPage[] = [
  {
    id: 'faire-inventaire',
    title: "Faire l'inventaire",
    intro:
      "Comparer ce qui devrait être dans une machine avec ce qui s'y trouve. La console sait ce que disent les statuts, pas ce que contient la machine.",
    also: 'vérifier contrôler contrôle compter comptage contenu manquant manque machine casier',
    steps: [
      'Ouvrez « Inventaire », dans le menu à gauche, puis la machine. La page montre ses colis, zone par zone.',
      'Sur papier : cliquez sur « Imprimer la feuille » et cochez chaque colis devant la machine.',
      'Avec un téléphone : ouvrez la même page devant la machine. Touchez « Compter », puis « Commencer le comptage ».',
      "Scannez chaque colis, touchez sa ligne, ou tapez son code puis « Compter ». Un code qui n'est pas attendu est cherché : la console dit où ce colis devrait être.",
      'Quand tout est compté, touchez « Terminer ». Le compte rendu montre les « Absents » et les « Inattendus », et propose de changer leur statut. Cherchez les absents une deuxième fois avant de le faire.',
      'Imprimez le compte rendu, ou gardez-le avec « Exporter (CSV) ». Puis touchez « Fermer le compte rendu » et confirmez : il ne peut plus être relu ensuite.',
    ],
    notes: [
      "Le comptage continue sans réseau, et la page peut être rechargée. Il reste dans cet onglet jusqu'à la fin.",
      '« Restants seulement » cache ce qui est déjà compté. « Abandonner » efface le comptage, « Déconnexion » aussi : la page demande avant.',
      'Votre compte ne voit peut-être pas toutes les livraisons : la page le dit sous le titre.',
      "Un tiret à la place d'un nombre, ou « au moins 3 » : le serveur ne dit pas dans quelle machine sont certains colis. Ils sont en bas de « Inventaire », sous « Machine inconnue ».",
    ],
    screens: ['/inventaire', '/lockers'],
    picture: {
      name: 'inventory',
      alt: "L'inventaire d'une machine : ses colis par zone, et en haut « Imprimer la feuille » et « Compter ».",
    },
  },
  {
    id: 'faire-sa-tournee',
    title: 'Faire sa tournée',
    intro:
      'Prendre les colis au dépôt, les déposer dans les machines et reprendre ceux qui ont expiré, dans un ordre choisi.',
    also: 'livreur coursier chauffeur route trajet itinéraire camion feuille de route hors ligne sans réseau dépôt déposer reprendre',
    steps: [
      'Ouvrez « Tournée », dans le menu à gauche. Chaque machine dit combien de colis sont à déposer et à reprendre. Touchez-la pour voir son adresse et ses colis.',
      "Choisissez le « Départ », ou touchez « Partir de ma position » : la console propose un ordre à vol d'oiseau. Les flèches, ou la poignée à gauche du nom, le changent. Cet appareil le garde.",
      "Au dépôt, touchez « Prendre en charge (12) » et scannez chaque colis. Un colis déjà pris, ou qui n'est pas de cette tournée, est dit tout de suite. Puis touchez « Terminer (12) » et confirmez.",
      "Devant une machine, touchez « Déposer ici (3) ». Un colis d'une autre machine est refusé, et la console dit laquelle. « Reprendre (2) » fait de même pour les colis expirés.",
      'Sur papier : « Imprimer la feuille de route » donne une ligne par colis, avec son code à scanner.',
    ],
    notes: [
      "Sans réseau, ce que vous confirmez attend dans cet onglet et part à son retour. Un colis qui a changé entre-temps n'est pas modifié : la page le dit. « Abandonner » reprend un changement qui n'est pas parti.",
      "N'utilisez pas « Déconnexion » et ne fermez pas l'onglet tant que des changements attendent : la page demande avant.",
      'Un administrateur choisit un « Livreur », si le serveur dit qui livre chaque colis.',
      "La position sert à ce calcul seulement. Elle n'est ni gardée ni envoyée.",
    ],
    screens: ['/tournee', '/inventaire', '/livraisons'],
  },
  {
    id: 'machine-pleine',
    title: 'Une machine est presque pleine',
    intro: 'Une machine est « Sous tension » dès 80 % de casiers occupés, et « Presque pleine » dès 95 %.',
    also: 'place plein saturée libre complète occupation carte réseau casier',
    steps: [
      "Ouvrez « Aujourd'hui » : « Machines sous tension » montre les plus remplies. « Voir le réseau » mène à la carte.",
      "Cherchez d'abord ses colis expirés : ouvrez « Inventaire », puis la machine. Les reprendre libère des casiers tout de suite.",
      'Dans « Réseau », choisissez la machine. Plus bas, la colonne « Réservés mais vides » montre les casiers que des sociétés gardent sans y avoir de colis.',
      'Parlez-en avec la société. Un super administrateur peut changer la quantité de sa réservation dans « Bookings ».',
    ],
    notes: [
      '« Non réservés » et « Occupés » sont deux mesures : une machine peut être entièrement réservée et vide.',
      "Les machines éloignées ont de petites cartes sous la grande. Cliquez sur l'une d'elles pour l'agrandir.",
      "L'occupation est comptée d'après les statuts des livraisons, à l'heure indiquée en haut de la page.",
    ],
    screens: ['/reseau', '/aujourd-hui', '/inventaire'],
  },
  {
    id: 'zone-hors-plage',
    title: 'Une zone est hors plage',
    intro: "La température enregistrée d'une zone n'est pas dans la plage prévue pour elle.",
    also: 'température froid chaud frigo surgelé frais panne thermomètre',
    steps: [
      "Ouvrez « Aujourd'hui ». « Zones enregistrées hors plage » montre la machine, la zone et la valeur.",
      "Appelez quelqu'un qui peut lire la température sur place : la console montre la dernière valeur enregistrée, pas une mesure en direct.",
      "Si la zone est vraiment hors plage, n'y déposez plus rien et prévenez le technicien.",
    ],
    notes: [
      "« Non mesurée » n'est ni bon ni mauvais : la machine n'a pas donné de valeur.",
      "Si les plages ne sont pas réglées dans votre installation, « Aujourd'hui » n'a pas cette carte. Les valeurs sont dans « Réseau ».",
    ],
    screens: ['/aujourd-hui', '/reseau', '/lockers'],
  },
  {
    id: 'nouvelle-societe',
    title: 'Accueillir une nouvelle société',
    intro: 'Une société a besoin de personnes et de casiers réservés avant de pouvoir envoyer un colis.',
    also: 'client entreprise créer ajouter inscrire propriétaire',
    steps: [
      'Ouvrez « Sociétés », puis cliquez sur « Nouvelle société ». Remplissez le formulaire et cliquez sur « Enregistrer ».',
      'Sur sa fiche, cliquez sur « Ajouter un propriétaire », puis sur « Nouvel utilisateur » pour chaque autre personne.',
      'Sur sa fiche, cliquez sur « Nouvelle réservation » : choisissez la machine, la zone, le casier et la quantité.',
      'Activez « Notifications par SMS » ou « Notifications par e-mail » si elle le souhaite.',
    ],
    notes: ["Sans réservation, une société n'est pas proposée quand on crée une livraison."],
    screens: ['/societes', '/bookings'],
    needs: 'companies:create',
  },
  {
    id: 'partir-de-existant',
    title: 'Partir de ce qui existe',
    intro:
      'Une nouvelle machine, un nouvel utilisateur ou des réservations ressemblent souvent à ce qui existe déjà. La console reprend ce qui est commun, vous ajoutez le reste.',
    also: 'dupliquer copier copie reprendre nouveau site déménager deuxième machine collègue remplaçant mêmes sociétés',
    steps: [
      "Une machine : ouvrez « Machines », puis « Dupliquer » dans le menu « … » de sa ligne, ou sur sa fiche. Le modèle, les zones et les casiers sont remplis. Donnez l'Apm ID et le lieu, et enregistrez.",
      "Un utilisateur : ouvrez « Utilisateurs », puis « Dupliquer ». Le rôle et l'état sont remplis. Donnez le nom, l'adresse, le nom d'utilisateur et le mot de passe. À l'enregistrement, il devient membre des mêmes sociétés.",
      'Des réservations : ouvrez « Sociétés », puis la société. Dans « Bookings », cliquez sur « Reprendre pour une autre machine ». Choisissez les deux machines.',
      'Vérifiez le tableau : un casier est proposé par clé de zone et par taille. Changez le casier ou la quantité, ou videz la quantité pour laisser une réservation de côté. Puis cliquez sur « Reprendre » et confirmez.',
    ],
    notes: [
      "Ce que le serveur n'a pas donné est dit en haut du formulaire : complétez-le avant d'enregistrer.",
      "Les réservations d'origine restent. Jamais plus de casiers que ce qui est libre ne sont réservés.",
      'Si une société refuse le nouvel utilisateur, la page le dit. « Enregistrer » une nouvelle fois ne reprend que celle-là.',
    ],
    screens: ['/lockers', '/utilisateurs', '/societes'],
    needs: 'lockers:create',
  },
  {
    id: 'reservation-saturee',
    title: 'Une réservation est saturée ou inutilisée',
    intro: "Saturée : tous ses casiers sont pris. Inutilisée : aucun ne l'est.",
    also: 'réservations bookings place casiers quantité',
    steps: [
      "Ouvrez « Aujourd'hui » et cliquez sur « Réservations saturées » ou sur « Réservations inutilisées » : la liste des bookings s'ouvre avec ce filtre.",
      "Pour une réservation saturée, regardez d'abord si des colis expirés occupent ses casiers : « Inventaire », puis la machine.",
      'Pour une réservation inutilisée, demandez à la société si elle en a encore besoin.',
      'Un super administrateur change la quantité avec le crayon au bout de la ligne, ou désactive la réservation avec son interrupteur.',
    ],
    screens: ['/bookings', '/aujourd-hui'],
    needs: 'network:see-bookings',
  },
  {
    id: 'donner-acces',
    title: 'Donner un accès à une personne',
    intro: 'Une personne se connecte quand elle a un compte activé, un rôle et un mot de passe.',
    also: 'créer ajouter nouveau utilisateur compte collègue employé droits rôle inviter mot de passe connexion',
    steps: [
      'Ouvrez « Sociétés », dans le menu à gauche, et cliquez sur le nom de sa société. Dans « Utilisateurs », cliquez sur « Nouvel utilisateur ». Choisissez une personne qui a déjà un compte, ou cliquez sur « Créer un nouvel utilisateur ». Un super administrateur peut aussi passer par « Utilisateurs ».',
      'Remplissez le formulaire. Le mot de passe a plus de 12 caractères, dont une majuscule et un caractère spécial.',
      'Choisissez le rôle : un livreur apporte les colis, un opérateur entretient les machines, un administrateur gère les sociétés, un membre travaille pour sa société.',
      "Un « Code d'accès APM » est demandé pour ceux qui ouvrent les machines. Il n'a que des chiffres.",
      "Donnez le nom d'utilisateur et le mot de passe à la personne, par deux chemins différents.",
    ],
    notes: [
      '« Mot de passe oublié ? », sur la page de connexion, envoie un lien à son adresse e-mail.',
      'Un utilisateur désactivé ne peut plus se connecter, et ses livraisons restent.',
    ],
    screens: ['/utilisateurs', '/societes'],
    needs: 'users:create-in-company',
  },
]
