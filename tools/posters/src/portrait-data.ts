/** The people with a portrait and their looks. Attributes that are not set are random, seeded by the id. */
export type Sitter = {
  build: 'woman' | 'man'
  age: 'young' | 'grown' | 'old'
  hair: Hair
  dress: Dress
  /** 0 is the lightest tone, 5 the darkest. */
  tone: number
  wears?: Worn[]
}

export type Hair = 'bun' | 'knot' | 'long' | 'braid' | 'bob' | 'cropped' | 'curls' | 'parted' | 'swept' | 'receding' | 'bald' | 'scarf' | 'veil' | 'cap' | 'turban'
export type Dress = 'sari' | 'kurta' | 'shirt' | 'shawl' | 'jacket' | 'jumper'
export type Worn = 'glasses' | 'moustache' | 'beard' | 'stubble' | 'bindi' | 'earrings' | 'noseRing' | 'flower'

const of = (build: Sitter['build'], age: Sitter['age'], hair: Hair, dress: Dress, tone: number, ...wears: Worn[]): Sitter => ({ build, age, hair, dress, tone, wears })

/** By person id. */
export const sitters: Readonly<Record<string, Sitter>> = {
  'meghna-basu': of('woman', 'grown', 'bun', 'sari', 3, 'bindi', 'flower'),
  'arjun-dutta': of('man', 'young', 'swept', 'jacket', 2, 'stubble'),
  'rukmini-sanyal': of('woman', 'young', 'long', 'jumper', 1, 'earrings'),
  'tarun-ghosh': of('man', 'old', 'receding', 'shawl', 2, 'glasses', 'moustache'),
  'nilanjan-roy': of('man', 'grown', 'parted', 'shirt', 3, 'glasses'),
  'farida-haque': of('woman', 'grown', 'scarf', 'jacket', 2),
  'sohini-pal': of('woman', 'young', 'braid', 'kurta', 4, 'noseRing'),
  'kabir-mondal': of('man', 'grown', 'curls', 'kurta', 5, 'beard'),
  'shyamali-bera': of('woman', 'old', 'veil', 'sari', 4, 'bindi', 'noseRing'),
  'anindya-kar': of('man', 'grown', 'bald', 'jumper', 2, 'beard', 'glasses'),
  'moushumi-lahiri': of('woman', 'grown', 'bob', 'shirt', 1, 'glasses', 'earrings'),
  'rafiq-sardar': of('man', 'grown', 'parted', 'shirt', 4, 'moustache'),
  'debjani-kundu': of('woman', 'grown', 'knot', 'sari', 2, 'bindi', 'earrings'),
  'imtiaz-chowdhury': of('man', 'old', 'swept', 'jacket', 1, 'glasses'),
  'toru-majhi': of('man', 'old', 'turban', 'shirt', 5, 'stubble'),
  'bulbul-akhter': of('woman', 'young', 'scarf', 'kurta', 3, 'noseRing'),
  'partha-hazra': of('man', 'grown', 'receding', 'kurta', 3, 'moustache'),
  'nandini-shome': of('woman', 'young', 'curls', 'jacket', 3, 'earrings'),
  'sajal-biswas': of('man', 'young', 'cropped', 'jumper', 4),
  'ruma-bagchi': of('woman', 'old', 'bun', 'shawl', 2, 'glasses'),
  'zahir-anwar': of('man', 'old', 'swept', 'shawl', 2, 'beard'),
  'piyali-nag': of('woman', 'young', 'bob', 'kurta', 3, 'bindi'),
  'haran-das': of('man', 'old', 'bald', 'shawl', 5, 'moustache'),
  'lopa-sikdar': of('woman', 'grown', 'long', 'sari', 4, 'earrings', 'bindi'),
  'dipten-sen': of('man', 'old', 'receding', 'jacket', 1, 'glasses'),
  'munni-khatun': of('woman', 'young', 'braid', 'jumper', 4, 'noseRing'),
  'babla-naskar': of('man', 'young', 'curls', 'shirt', 5),
  'tithi-adak': of('woman', 'young', 'knot', 'jumper', 3, 'flower'),
  'joy-tirkey': of('man', 'grown', 'cropped', 'kurta', 5),
  'phulmoni-hansda': of('woman', 'grown', 'knot', 'sari', 5, 'flower', 'earrings'),
  'pemba-tamang': of('man', 'grown', 'cap', 'jacket', 1),
  'anjali-gurung': of('woman', 'young', 'bob', 'jumper', 1, 'earrings'),
  'leslie-rozario': of('man', 'grown', 'swept', 'jacket', 3, 'moustache'),
  'mary-gomes': of('woman', 'old', 'curls', 'jumper', 3, 'glasses', 'earrings'),
  'sultana-parvin': of('woman', 'grown', 'bun', 'jacket', 2, 'earrings'),
  'mahbub-talukdar': of('man', 'old', 'cap', 'kurta', 3, 'beard'),
  'gourhari-maity': of('man', 'old', 'bald', 'kurta', 4, 'stubble'),
  'kakoli-dey': of('woman', 'grown', 'veil', 'sari', 2, 'bindi'),
  'biren-mahato': of('man', 'grown', 'turban', 'shawl', 4, 'moustache'),
  'rehana-mollick': of('woman', 'young', 'long', 'kurta', 2, 'noseRing', 'earrings'),
  'somnath-pramanik': of('man', 'grown', 'cropped', 'shirt', 4, 'moustache', 'stubble'),
  'dolly-baraik': of('woman', 'young', 'cropped', 'jumper', 5, 'earrings'),
  'ananta-besra': of('man', 'old', 'swept', 'shirt', 5, 'glasses'),
  'mithu-sarkhel': of('woman', 'old', 'knot', 'sari', 1, 'glasses', 'bindi'),
  'arif-shikder': of('man', 'young', 'parted', 'jacket', 3, 'beard'),
  'chandana-dam': of('woman', 'old', 'cropped', 'jumper', 2, 'glasses', 'earrings'),
  'nirmal-ekka': of('man', 'old', 'cap', 'jacket', 4, 'moustache'),
  'sonam-lepcha': of('man', 'young', 'cap', 'jumper', 2),
  'jhumur-bag': of('woman', 'young', 'bob', 'shirt', 5, 'noseRing'),
  'ishani-chakraborty': of('woman', 'grown', 'cropped', 'jacket', 2, 'glasses', 'earrings'),
  'anik-mitra': of('man', 'grown', 'curls', 'jumper', 2, 'glasses', 'beard'),
  'sharmila-guha': of('woman', 'old', 'bob', 'sari', 1, 'glasses'),
  'rezaul-bari': of('man', 'grown', 'swept', 'kurta', 3, 'stubble'),
  'subhra-nandy': of('man', 'young', 'parted', 'jumper', 1, 'glasses'),
  'tapati-ganguly': of('woman', 'old', 'bun', 'sari', 3, 'bindi', 'glasses'),
  'monirul-alam': of('man', 'grown', 'cropped', 'jacket', 4, 'beard'),
  'oindrila-saha': of('woman', 'young', 'curls', 'shirt', 2, 'glasses'),
  'sukumar-hembram': of('man', 'grown', 'parted', 'shirt', 5, 'glasses'),
  'lila-banerjee': of('woman', 'old', 'cropped', 'shawl', 2),
  'prosun-dhar': of('man', 'grown', 'receding', 'jumper', 3, 'stubble'),
  'sabita-murmu': of('woman', 'grown', 'braid', 'shirt', 5, 'glasses'),
  'faisal-nazir': of('man', 'young', 'curls', 'shawl', 2, 'glasses', 'stubble'),
  'rathin-samaddar': of('man', 'old', 'swept', 'jumper', 3, 'glasses', 'moustache'),
  'aparajita-shil': of('woman', 'grown', 'long', 'kurta', 3, 'glasses', 'bindi'),
  'hasnat-kabir': of('man', 'grown', 'swept', 'shirt', 2, 'beard'),
  'bimal-chanda': of('man', 'old', 'parted', 'shawl', 3, 'glasses'),
  'tanushree-paik': of('woman', 'young', 'bun', 'shirt', 4, 'glasses'),
  'jamal-mia': of('man', 'old', 'cap', 'shawl', 4, 'beard', 'glasses'),
  'nilufar-azad': of('woman', 'grown', 'bob', 'jacket', 3, 'glasses'),
  'kanai-goswami': of('man', 'old', 'turban', 'kurta', 3, 'beard'),
  'sreemoyee-bhaduri': of('woman', 'grown', 'knot', 'sari', 1, 'bindi', 'flower', 'earrings'),
  'dhruba-laskar': of('man', 'young', 'curls', 'jacket', 4, 'stubble'),
  'nasima-rahman': of('woman', 'grown', 'scarf', 'sari', 3, 'glasses'),
  'tuhin-purkait': of('man', 'young', 'cropped', 'shirt', 3, 'stubble', 'glasses'),
  'ranjana-toppo': of('woman', 'grown', 'braid', 'shawl', 5, 'earrings', 'flower'),
  'bhaskar-adhya': of('man', 'old', 'curls', 'jacket', 2, 'moustache', 'glasses'),
}
