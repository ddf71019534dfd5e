/** Names and places of the demo data: invented people and shops, real Tahitian places. */

export const firstNames = [
  'Teiki',
  'Hinano',
  'Moana',
  'Vaiana',
  'Tehani',
  'Manu',
  'Heiarii',
  'Poerava',
  'Maeva',
  'Tamatoa',
  'Teva',
  'Hereiti',
  'Raimana',
  'Vaitiare',
  'Manutea',
  'Hinatea',
  'Ariitea',
]
/** Last names. Their number differs from that of the first names, so that pairs do not repeat. */
export const lastNames = [
  'Tehei',
  'Faatau',
  'Pambrun',
  'Tuheiava',
  'Tetuanui',
  'Maiterai',
  'Vernaudon',
  'Teriitahi',
  'Opuu',
  'Teriitehau',
  'Maraetefau',
  'Chin Foo',
  'Taputuarai',
  'Le Gayic',
]

/** `hinano.chin-foo@example.test` */
export const mailOf = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}@example.test`.toLowerCase().replaceAll(' ', '-')

/** `epicerie-vaima.example.test` */
export const domainOf = (shop: string): string => {
  const plain = shop.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z]+/g, '-')}.example.test`
}

export const shops = [
  'Épicerie Vaima',
  "L'Ami du Fenua",
  'Pharmacie Tiare & Fils',
  'Boulangerie Orohena',
  'Traiteur Mahana',
  'Fleurs de Moorea',
  'Librairie du Lagon',
  'Perles de Tahaa',
  'Cave Hiva Oa',
  'Surf Shop Teahupoo',
  'Coopérative des producteurs de vanille des Îles Sous-le-Vent',
  'Poissonnerie du Marché',
  'Optique Moana',
  'Monoï & Cie',
  'Ferme du Plateau de Taravao',
  'Pressing Tipaerui',
  'Glacier Rotui',
  'Quincaillerie Fautaua',
  'Chocolaterie Te Fare Cacao',
  'Parfumerie Hei',
  'Vélos de Punaauia',
  'Maison du Tifaifai',
  'Torréfaction Papenoo',
  'Laboratoire Arue Analyses',
  'Brasserie du Port',
]

export type Place = {
  location: string
  shortLocation: string
  city: string
  zipCode: string
  latitude: number
  longitude: number
}

const place = (
  location: string,
  shortLocation: string,
  city: string,
  zipCode: string,
  latitude: number,
  longitude: number,
): Place => ({ location, shortLocation, city, zipCode, latitude, longitude })

export const places: Place[] = [
  place("Centre Vaima, rue Jeanne d'Arc", 'Vaima', 'Papeete', '98714', -17.5392, -149.5678),
  place('Hyper U Pirae', 'Pirae', 'Pirae', '98716', -17.5351, -149.5481),
  place('Marina Taina', 'Taina', 'Punaauia', '98718', -17.5839, -149.6146),
  place('Aéroport de Tahiti-Faaa, hall des arrivées', 'Faaa', 'Faaa', '98704', -17.5567, -149.6114),
  place('Parking Carrefour Arue', 'Arue', 'Arue', '98701', -17.5238, -149.5203),
  place('Mairie de Mahina', 'Mahina', 'Mahina', '98709', -17.5102, -149.4829),
  place('Centre commercial Moana Nui', 'Moana Nui', 'Punaauia', '98718', -17.6018, -149.6125),
  place('Quai de Vaitape, à côté du marché', 'Vaitape', 'Bora-Bora', '98730', -16.5061, -151.7514),
  place('Musée Gauguin', 'Papeari', 'Teva I Uta', '98726', -17.7506, -149.3661),
  place('Port de Taravao', 'Taravao', 'Taiarapu-Est', '98719', -17.7333, -149.3),
  place(
    'Gare maritime de Vaiare, en face du guichet des ferries',
    'Vaiare',
    'Moorea-Maiao',
    '98728',
    -17.5253,
    -149.7769,
  ),
  place('Aéroport de Raiatea', 'Uturoa', 'Uturoa', '98735', -16.7229, -151.4658),
]

/** Further places for the network of `npm start`, including the Marquesas, the Tuamotus and the Australs. */
export const farPlaces: Place[] = [
  place('Marché de Papeete, rue du 22 Septembre', 'Marché', 'Papeete', '98714', -17.5405, -149.5658),
  place('Station de Papenoo', 'Papenoo', 'Hitiaa O Te Ra', '98707', -17.5117, -149.4233),
  place('Mairie de Paea', 'Paea', 'Paea', '98711', -17.6889, -149.5847),
  place('Centre artisanal de Papara', 'Papara', 'Papara', '98712', -17.7531, -149.5283),
  place('Centre commercial de Maharepa', 'Maharepa', 'Moorea-Maiao', '98728', -17.4836, -149.8003),
  place('Quai de Fare', 'Fare', 'Huahine', '98731', -16.7117, -151.0352),
  place('Quai de Patio', 'Patio', 'Tahaa', '98733', -16.5839, -151.4842),
  place('Aéroport de Rangiroa', 'Avatoru', 'Rangiroa', '98775', -14.9543, -147.6608),
  place('Quai de Rotoava', 'Rotoava', 'Fakarava', '98763', -16.0542, -145.6208),
  place('Quai de Taiohae', 'Taiohae', 'Nuku-Hiva', '98742', -8.9124, -140.1013),
  place('Mairie d’Atuona', 'Atuona', 'Hiva-Oa', '98741', -9.8036, -139.0419),
  place('Quai de Mataura', 'Mataura', 'Tubuai', '98754', -23.3458, -149.4845),
]

type Good = { name: string; price: number }
const good = (name: string, price: number): Good => ({ name, price })

/** Products of an ambient, a fresh and a frozen zone, with prices in CFP francs. */
export const goods: Good[][] = [
  [
    good('Monoï au tiaré', 850),
    good('Paréo imprimé', 2900),
    good('Café de Papenoo, 250 g', 1750),
    good('Chargeur USB-C', 3490),
    good('Collier de perles', 18_500),
    good('Ordonnance n° 4471', 2260),
    good('Gousses de vanille de Tahaa', 3200),
  ],
  [
    good('Poisson cru au lait de coco', 1600),
    good('Panier de légumes', 2450),
    good('Collier de tiaré', 1200),
    good('Firifiri, la douzaine', 900),
    good('Plateau de sashimi', 3800),
    good('Fromage blanc fermier', 780),
  ],
  [
    good('Thon rouge, 1 kg', 2650),
    good('Sorbet coco, 1 L', 1450),
    good('Crevettes de Moorea', 3900),
    good('Glace vanille, 2 L', 2100),
  ],
]

export const alcohol: Good[] = [good('Bière Hinano, pack de 6', 1690), good('Rhum vanille, 70 cl', 4300)]
