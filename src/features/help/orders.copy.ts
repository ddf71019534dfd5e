import type { HelpPage } from './page.ts'

/** Help about deliveries. */
export const orderPages: readonly HelpPage[] = [
  {
    id: 'colis-non-retire',
    title: "Un colis n'a pas été retiré",
    intro:
      "Le client n'est pas venu dans le délai. Son colis occupe un casier que d'autres attendent : il faut joindre le client, ou reprendre le colis.",
    also: 'récupéré récupérée oublié paquet retard attend relancer relance venu chercher abandonné expiré',
    steps: [
      "Ouvrez « Livraisons », dans le menu à gauche. Au-dessus de la liste, cliquez sur « Expirées » : ce sont les colis dont le délai est passé. « Proches de l'expiration » et « À relancer » montrent les suivants.",
      'Avec le statut, la liste dit de combien le délai est dépassé. Cliquez sur le numéro de la livraison, au début de sa ligne.',
      'Appelez le client. Son numéro est dans « Destinataire », plus bas sur la page.',
      "Si le client vous dit qu'il a déjà son colis : ouvrez le menu « … », en haut de la page, et choisissez « Marquer comme récupérée par le client », puis « Oui, je confirme ». C'est terminé.",
      "Sinon, un livreur reprend le colis dans la machine. Quand c'est fait, cliquez sur « Marquer comme récupérée par le coursier », en haut de la page, puis sur « Oui, je confirme ».",
      'Quand le colis arrive au bureau, cliquez sur « Marquer comme retournée au service client », puis sur « Oui, je confirme ». La livraison est maintenant dans la liste « Service client ». Quand le client vient chercher son colis, choisissez « Marquer comme récupérée par le client ».',
    ],
    notes: [
      "La console relit la livraison juste avant chaque changement. Si un collègue l'a déjà changée, elle le dit et n'envoie rien.",
      'Vous ne voyez pas « Expirées » ? Sur un petit écran, faites défiler cette ligne vers la droite.',
    ],
    screens: ['/livraisons', '/aujourd-hui'],
    picture: {
      name: 'deliveries',
      alt: "La liste des livraisons. Au-dessus d'elle, les listes de travail avec leurs nombres : « Expirées » est choisie.",
    },
  },
  {
    id: 'creer-trois-colis',
    title: 'Créer une livraison de trois colis',
    intro:
      'Un client reçoit trois colis en même temps. Une seule création suffit : la console fait une commande par casier.',
    also: 'nouvelle nouveau commande paquet paquets plusieurs envoi envoyer expédier ajouter faire livraison',
    steps: [
      'Ouvrez « Livraisons », dans le menu à gauche, puis cliquez sur « Nouvelle livraison ».',
      'Choisissez la société. Seules celles qui ont des réservations sont proposées. Cliquez sur « Suivant ».',
      "Choisissez la machine où le client viendra, dans « Machine » si la liste est longue : les trois colis doivent être au même endroit. Ajoutez des casiers avec « + » jusqu'à trois, sur une ligne ou sur plusieurs : chaque ligne dit combien sont libres. Cliquez sur « Suivant ».",
      'Saisissez le destinataire : la personne qui vient chercher les colis. Elle reçoit les codes de retrait. Cliquez sur « Suivant ».',
      "Le récapitulatif montre trois casiers. Pour chacun, saisissez le nom de chaque produit, sa quantité et son prix. « Ajouter un produit » donne une ligne de plus ; une ligne sans nom ne compte pas. Si le casier contient de l'alcool, cochez « Contient de l'alcool », et « Alcool » à côté du produit. Cliquez sur « Valider ».",
      'Attendez le message qui dit que les trois commandes sont créées. Au-dessus de la liste, « Imprimer les 3 étiquettes » est maintenant proposé.',
    ],
    notes: [
      "Si une commande échoue, la page dit laquelle et pourquoi. « Valider » n'envoie alors que celles qui manquent.",
      "Ce que vous saisissez reste dans l'onglet, même si vous quittez la page.",
      'Les trois colis portent le même code multi-commande. Sur la page de chacun, « Colis du même envoi » mène aux autres.',
    ],
    screens: ['/livraisons/creation', '/livraisons'],
    picture: {
      name: 'slots',
      alt: "L'étape des casiers : une ligne par réservation, avec ce qui reste libre et la quantité.",
    },
  },
  {
    id: 'faire-avancer',
    title: 'Faire avancer une livraison',
    intro:
      'Le statut dit où est le colis. Souvent, la machine le change elle-même. Vous le changez quand elle ne peut pas le savoir.',
    also: 'changer changement statut étape suivante marquer déposer livré livrer retour',
    steps: [
      "Ouvrez la livraison. Le bouton en haut de la page est l'étape la plus probable.",
      'Pour une autre étape, ouvrez le menu « … » à côté de ce bouton.',
      'Lisez la question, puis cliquez sur « Oui, je confirme ».',
      '« Historique », sur la même page, montre le nouveau statut avec son heure.',
    ],
    notes: [
      'Dans la liste, le menu « … » au bout de la ligne propose les mêmes étapes.',
      'Quand la page dit « Aucun changement manuel », la livraison est terminée, ou la suite se passe à la machine.',
      'Une livraison de plusieurs colis a une carte « Colis du même envoi » : choisissez « Étape suivante », puis appliquez-la à tous en une fois.',
    ],
    screens: ['/livraisons'],
    picture: {
      name: 'next-step',
      alt: "La tête d'une livraison : son statut, le bouton de l'étape la plus probable, et le menu « … » ouvert à côté.",
    },
  },
  {
    id: 'code-non-recu',
    title: "Le client n'a pas reçu son code",
    intro: "Le colis est dans la machine, et le client appelle parce que son message n'arrive pas.",
    also: 'sms mail e-mail message perdu renvoyer renvoi retrait notification',
    steps: [
      'Demandez le code-barres ou le numéro de la livraison, et ouvrez-la.',
      "Vérifiez avec lui le téléphone et l'adresse e-mail dans « Destinataire ». Un administrateur peut les corriger avec « Modifier ».",
      "Ouvrez le menu « … » en haut de la page. Choisissez « Renvoyer le SMS » ou « Renvoyer l'e-mail », puis « Oui, je confirme ».",
      "Sous le titre, la console dit ce qui est parti de ce poste, et à quelle heure. Attendez dix minutes avant d'essayer encore.",
    ],
    notes: [
      "Le renvoi n'est proposé qu'au statut « déposée ».",
      'Si la réponse du serveur se perd, la console dit que le message est peut-être parti. Demandez au client avant de le renvoyer.',
      'Sur la fiche de la société, « Notifications par SMS » et « Notifications par e-mail » doivent être activées.',
    ],
    screens: ['/livraisons', '/societes'],
  },
  {
    id: 'trouver-livraison',
    title: 'Trouver une livraison',
    intro: 'Par son numéro, par un morceau de son code-barres, ou par ce qui attend.',
    also: 'chercher recherche retrouver numéro paquet commande où',
    steps: [
      'De partout : cliquez sur « Rechercher », en haut de la page. Tapez le numéro de la livraison ou au moins trois signes de son code-barres. Entrée ouvre le premier résultat.',
      'Dans « Livraisons » : tapez un morceau du code dans « Code-barres », puis Entrée.',
      'Par statut : cliquez sur un des liens au-dessus de la liste, ou choisissez dans « Statut ». Par machine ou par société : « Machine ou société ».',
      "Avec un lecteur de codes-barres : scannez l'étiquette, sans cliquer dans un champ. La livraison s'ouvre.",
    ],
    notes: [
      '« Effacer les filtres » montre de nouveau toutes les livraisons.',
      "L'adresse de la page contient les filtres : un collègue qui reçoit le lien voit la même liste.",
      '« Rechercher » trouve aussi les sociétés, les machines, les personnes et les écrans.',
    ],
    screens: ['/livraisons'],
    picture: {
      name: 'palette',
      alt: 'La recherche ouverte sur un écran : ce qui est tapé, puis ce qui est trouvé, par groupes.',
    },
  },
  {
    id: 'client-au-telephone',
    title: 'Répondre à un client au téléphone',
    intro: 'Trouver ses livraisons par son nom, son téléphone ou son e-mail, et lui répondre sans quitter la liste.',
    also: 'appel appelant destinataire nom téléphone e-mail où est mon colis code corriger numéro',
    steps: [
      'Dans « Livraisons », cliquez sur « Destinataire ». De partout ailleurs : cliquez sur « Rechercher », tapez, puis cliquez sur la ligne du destinataire, sous la liste.',
      "Tapez une partie du nom, du téléphone ou de l'e-mail, ou les deux : vai 87 70. Les livraisons en cours sont lues d'abord.",
      'Rien ? « Lire aussi les terminées » cherche parmi les livraisons récupérées, retournées et annulées.',
      "Ouvrez un résultat : il dit où est le colis, depuis quand et jusqu'à quand. « Itinéraire » ouvre la carte.",
      'Le numéro est faux ? « Corriger et renvoyer » enregistre le bon, puis renvoie le message.',
    ],
    notes: [
      "Rien de ce que vous tapez ou trouvez n'est gardé : tout est oublié quand la fenêtre se ferme.",
      "Le code de retrait n'est montré qu'aux administrateurs, avec « Afficher le code ».",
      "Si la réponse du serveur à la correction se perd, rien n'est renvoyé.",
    ],
    screens: ['/livraisons'],
  },
  {
    id: 'livraisons-d-une-machine',
    title: "Voir les livraisons d'une machine ou d'une société",
    intro: "Ce qui est passé par une machine, ou ce qu'une société a envoyé.",
    also: 'filtre filtrer machine société client liste livraison colis lues',
    steps: [
      'Ouvrez « Livraisons », dans le menu à gauche. À côté de « Statut », cliquez sur « Machine ou société ».',
      'Dans la fenêtre, choisissez une machine, une société, ou les deux. Cliquez sur « Filtrer ».',
      "Sous la liste, la console dit ce qu'elle a trouvé, par exemple « 12 trouvées sur 400 lues » : elle a cherché dans les 400 livraisons les plus récentes. Pour chercher dans les plus anciennes, cliquez sur « Lire la suite ».",
      'Pour enlever le filtre, cliquez sur sa croix au-dessus de la liste, ou sur « Effacer les filtres ».',
    ],
    notes: [
      'Le filtre va avec « Statut » : « déposée » et une machine donnent les colis qui attendent dans cette machine.',
      "Tant qu'il reste une suite à lire, d'autres livraisons peuvent exister : le nombre trouvé n'est pas un total.",
      "Le filtre est dans l'adresse de la page. Un collègue qui reçoit le lien voit la même liste.",
      'Pour les colis qui sont dans une machine en ce moment, « Inventaire » les montre tous.',
    ],
    screens: ['/livraisons'],
  },
  {
    id: 'imprimer-etiquette',
    title: "Envoyer une étiquette à l'imprimante",
    intro:
      "L'étiquette porte le code-barres, la société, la machine et la zone. Elle ne porte ni le code de retrait, ni le téléphone du client.",
    also: 'étiquettes autocollant ticket papier imprimer code-barres',
    steps: [
      'Ouvrez la livraison. Dans « Informations », cliquez sur « Étiquette ».',
      'Choisissez le format de votre papier : deux tailles pour une imprimante à étiquettes, ou une planche A4 de 24. Pour une planche entamée, choisissez la première place libre.',
      "Regardez l'aperçu, puis cliquez sur « Imprimer l'étiquette ».",
      "Dans la fenêtre d'impression, choisissez l'imprimante. Gardez l'échelle à 100 % et les marges par défaut.",
    ],
    notes: [
      'Après une création de plusieurs colis, un bouton au-dessus de la liste imprime toutes leurs étiquettes.',
      'Pour beaucoup de livraisons : « Sélectionner » dans la liste, cochez-les, puis « Étiquettes » dans la barre.',
      'Une étiquette refusée dit pourquoi : un code trop long demande un format plus grand ou un QR.',
    ],
    screens: ['/livraisons', '/livraisons/creation'],
    picture: {
      name: 'labels',
      alt: "L'écran des étiquettes : le format et le code à choisir, puis l'aperçu en taille réelle.",
    },
  },
  {
    id: 'refaire-livraison',
    title: 'Refaire la même livraison',
    intro: 'Le même client reçoit de nouveau la même chose : il suffit de dupliquer la livraison.',
    also: 'copier copie recommencer dupliquer répéter encore',
    steps: [
      'Ouvrez la livraison. Dans le menu « … » en haut de la page, choisissez « Dupliquer ».',
      'Vérifiez ce qui est repris : la société et le destinataire.',
      'Vérifiez la zone de température, la durée de conservation et les produits.',
      'Cliquez sur « Enregistrer ». La copie est une livraison à part, avec son propre code-barres.',
    ],
    notes: ["« Dupliquer » est proposé jusqu'au statut « déposée »."],
    screens: ['/livraisons'],
  },
  {
    id: 'plusieurs-a-la-fois',
    title: 'Changer plusieurs livraisons à la fois',
    intro:
      'Pour passer toute une tournée en livraison, ou imprimer vingt étiquettes. Un administrateur peut aussi assigner un livreur à dix colis.',
    also: 'lot masse groupe beaucoup sélection sélectionner cocher tournée assigner livreur',
    steps: [
      'Dans « Livraisons », filtrez la liste si besoin, puis cliquez sur « Sélectionner ».',
      "Cochez les livraisons. La case de l'en-tête coche toute la page. Maj + clic coche tout ce qui est entre deux cases. La sélection reste quand vous changez de page.",
      "Choisissez l'action dans la barre. Quand elle dit par exemple (9 sur 12), trois ne la permettent pas : elles seront laissées de côté.",
      "Lisez la question et confirmez. La fenêtre dit où en est le travail. « Arrêter » finit les commandes en cours et laisse les autres. Si le serveur demande d'attendre, le travail reprend de lui-même.",
      'Lisez le compte rendu : ce qui est fait, laissé de côté, refusé, ou en échec. Ce qui est en échec peut être réessayé.',
    ],
    notes: ["Ne fermez pas l'onglet avant le compte rendu.", '« Terminer » quitte la sélection.'],
    screens: ['/livraisons'],
    picture: {
      name: 'selection',
      alt: 'La liste des livraisons avec trois lignes cochées, et en bas la barre avec leurs actions.',
    },
    feature: 'bulk',
  },
  {
    id: 'exporter',
    title: 'Exporter une liste pour un tableur',
    intro: 'Toutes les lignes du filtre, de toutes les pages, dans un fichier CSV que votre tableur ouvre.',
    also: 'export excel calc csv fichier télécharger comptable comptabilité données',
    steps: [
      'Ouvrez la liste dans le menu à gauche et mettez les filtres : le fichier contient ce que la liste montre, sur toutes ses pages. Cliquez sur « Exporter », en haut de la page.',
      'Pour les livraisons, cochez le destinataire seulement si vous en avez besoin : ce sont des données personnelles.',
      'Cliquez de nouveau sur « Exporter » et attendez la fin de la lecture.',
      "Ouvrez le fichier dans votre tableur, ou joignez-le à un message. Il est dans les téléchargements du navigateur ; son nom dit ce qu'il contient et quand il a été fait.",
    ],
    notes: [
      'Si une page ne peut pas être lue, le nom du fichier et le message disent que des lignes manquent.',
      "Le code de retrait n'est jamais exporté.",
      'Un numéro de téléphone commence par une apostrophe : sans elle, le tableur ferait un calcul de +689-87-12-34-56.',
      'Les livraisons ne se filtrent pas par date dans la console : faites-le dans le tableur, avec la colonne « Date de création ».',
    ],
    screens: ['/livraisons', '/societes', '/utilisateurs', '/lockers', '/bookings'],
    needs: 'lists:export',
  },
  {
    id: 'importer-un-tableur',
    title: "Créer des livraisons à partir d'un tableur",
    intro:
      "Une société vous envoie ses destinataires dans un fichier Excel ou CSV. Une ligne devient une livraison : jusqu'à 500 à la fois.",
    also: 'import importer fichier excel csv xlsx tableau coller copier masse liste plusieurs beaucoup',
    steps: [
      'Ouvrez « Livraisons », dans le menu à gauche, puis cliquez sur « Importer ».',
      'Choisissez le fichier, ou copiez les cellules dans le tableur et collez-les. « Modèle » donne un fichier vide avec les bons titres.',
      "Si une colonne n'est pas reconnue, choisissez ce qu'elle contient. « Changer les colonnes » ouvre ce choix à tout moment.",
      'Le bouton des lignes à corriger montre chaque défaut dans sa cellule. Cliquez sur la cellule, puis Entrée, corrigez, puis Entrée. Sur un téléphone, touchez la cellule.',
      'Cliquez sur « Créer les livraisons ». La question donne le nombre par société et par machine. Confirmez.',
      'Le compte rendu nomme chaque ligne qui manque, avec la raison. Fermez-le : les lignes à reprendre sont encore là, et les étiquettes des livraisons créées sont proposées.',
    ],
    notes: [
      "Zone et taille peuvent rester vides quand la société n'a qu'un choix dans cette machine.",
      "Sans code-barres, la console en donne un. Un code déjà connu du serveur est refusé, donc un fichier importé deux fois ne crée rien deux fois s'il a des codes-barres.",
      "Rien du fichier n'est gardé : quitter la page oublie les lignes, après une question.",
      "« Arrêter » arrête l'envoi. Ce qui reste peut être envoyé ensuite.",
    ],
    screens: ['/livraisons/import', '/livraisons'],
  },
  {
    id: 'lire-un-code',
    title: 'Lire un code avec un lecteur ou la caméra',
    intro: 'Une lecture ouvre la livraison, sans clavier.',
    also: 'scanner scan lecture lecteur lent incomplète essayer écart douchette pistolet qr photo code-barres téléphone',
    steps: [
      "Avec un lecteur : vérifiez qu'aucun champ n'est sélectionné, puis scannez. La livraison s'ouvre.",
      'Avec un téléphone : touchez « Scanner un code », en haut de la page. Permettez la caméra, puis placez le code dans le cadre.',
      "Pour plusieurs codes l'un après l'autre : ouvrez « Lecture en série », dans « Rechercher » ou dans la fenêtre de la caméra. La liste garde ce qui a été lu.",
    ],
    notes: [
      'Si la console dit que le code a été corrigé, le lecteur est réglé pour un autre clavier. Cela marche, mais faites régler le lecteur.',
      "« Scanner un code » n'est là que si l'appareil a une caméra. Elle demande https et votre permission.",
      'Dans un champ, le lecteur écrit comme un clavier.',
      "« Lecture incomplète, scannez encore » : le lecteur a fait une pause. Rien n'a été cherché.",
      'Si le lecteur est trop lent ou ne fait rien : ouvrez « Préférences », cliquez dans « Essayer mon lecteur » et scannez. La page montre ce que le lecteur envoie et propose un écart : choisissez-le.',
    ],
    screens: ['/livraisons/lecture-en-serie', '/livraisons', '/inventaire'],
  },
]
