import type { Words } from './words.ts'

export type Job = 'Actor' | 'Director' | 'Writer' | 'Producer' | 'Cinematographer' | 'Editor' | 'Music'
export type PersonId = keyof typeof people

type Person = { name: Words; jobs: Job[] }

/** All people are fictional. */
export const people = {
  'meghna-basu': actor('Meghna Basu', 'মেঘনা বসু'),
  'arjun-dutta': actor('Arjun Dutta', 'অর্জুন দত্ত'),
  'rukmini-sanyal': actor('Rukmini Sanyal', 'রুক্মিণী সান্যাল'),
  'tarun-ghosh': actor('Tarun Ghosh', 'তরুণ ঘোষ'),
  'nilanjan-roy': actor('Nilanjan Roy', 'নীলাঞ্জন রায়'),
  'farida-haque': actor('Farida Haque', 'ফরিদা হক'),
  'sohini-pal': actor('Sohini Pal', 'সোহিনী পাল'),
  'kabir-mondal': actor('Kabir Mondal', 'কবীর মণ্ডল'),
  'shyamali-bera': actor('Shyamali Bera', 'শ্যামলী বেরা'),
  'anindya-kar': actor('Anindya Kar', 'অনিন্দ্য কর'),
  'moushumi-lahiri': actor('Moushumi Lahiri', 'মৌসুমী লাহিড়ী'),
  'rafiq-sardar': actor('Rafiq Sardar', 'রফিক সরদার'),
  'debjani-kundu': actor('Debjani Kundu', 'দেবযানী কুণ্ডু'),
  'imtiaz-chowdhury': actor('Imtiaz Chowdhury', 'ইমতিয়াজ চৌধুরী'),
  'toru-majhi': actor('Toru Majhi', 'তরু মাঝি'),
  'bulbul-akhter': actor('Bulbul Akhter', 'বুলবুল আখতার'),
  'partha-hazra': actor('Partha Hazra', 'পার্থ হাজরা'),
  'nandini-shome': actor('Nandini Shome', 'নন্দিনী সোম'),
  'sajal-biswas': actor('Sajal Biswas', 'সজল বিশ্বাস'),
  'ruma-bagchi': actor('Ruma Bagchi', 'রুমা বাগচী'),
  'zahir-anwar': actor('Zahir Anwar', 'জহির আনোয়ার'),
  'piyali-nag': actor('Piyali Nag', 'পিয়ালী নাগ'),
  'haran-das': actor('Haran Das', 'হারান দাস'),
  'lopa-sikdar': actor('Lopa Sikdar', 'লোপা শিকদার'),
  'dipten-sen': actor('Dipten Sen', 'দীপ্তেন সেন'),
  'munni-khatun': actor('Munni Khatun', 'মুন্নি খাতুন'),
  'babla-naskar': actor('Babla Naskar', 'বাবলা নস্কর'),
  'tithi-adak': actor('Tithi Adak', 'তিথি আদক'),
  'joy-tirkey': actor('Joy Tirkey', 'জয় তিরকে'),
  'phulmoni-hansda': actor('Phulmoni Hansda', 'ফুলমণি হাঁসদা'),
  'pemba-tamang': actor('Pemba Tamang', 'পেম্বা তামাং'),
  'anjali-gurung': actor('Anjali Gurung', 'অঞ্জলি গুরুং'),
  'leslie-rozario': actor('Leslie Rozario', 'লেসলি রোজারিও'),
  'mary-gomes': actor('Mary Gomes', 'মেরি গোমেজ'),
  'sultana-parvin': actor('Sultana Parvin', 'সুলতানা পারভীন'),
  'mahbub-talukdar': actor('Mahbub Talukdar', 'মাহবুব তালুকদার'),
  'gourhari-maity': actor('Gourhari Maity', 'গৌরহরি মাইতি'),
  'kakoli-dey': actor('Kakoli Dey', 'কাকলি দে'),
  'biren-mahato': actor('Biren Mahato', 'বীরেন মাহাতো'),
  'rehana-mollick': actor('Rehana Mollick', 'রেহানা মল্লিক'),
  'somnath-pramanik': actor('Somnath Pramanik', 'সোমনাথ প্রামাণিক'),
  'dolly-baraik': actor('Dolly Baraik', 'ডলি বরাইক'),
  'ananta-besra': actor('Ananta Besra', 'অনন্ত বেসরা'),
  'mithu-sarkhel': actor('Mithu Sarkhel', 'মিঠু সরখেল'),
  'arif-shikder': actor('Arif Shikder', 'আরিফ শিকদার'),
  'chandana-dam': actor('Chandana Dam', 'চন্দনা দাম'),
  'nirmal-ekka': actor('Nirmal Ekka', 'নির্মল এক্কা'),
  'sonam-lepcha': actor('Sonam Lepcha', 'সোনাম লেপচা'),
  'jhumur-bag': actor('Jhumur Bag', 'ঝুমুর বাগ'),

  'ishani-chakraborty': person('Ishani Chakraborty', 'ঈশানী চক্রবর্তী', ['Director', 'Writer']),
  'anik-mitra': person('Anik Mitra', 'অনীক মিত্র', ['Director']),
  'sharmila-guha': person('Sharmila Guha', 'শর্মিলা গুহ', ['Director', 'Writer']),
  'rezaul-bari': person('Rezaul Bari', 'রেজাউল বারী', ['Director', 'Producer']),
  'subhra-nandy': person('Subhra Nandy', 'শুভ্র নন্দী', ['Director', 'Cinematographer']),
  'tapati-ganguly': person('Tapati Ganguly', 'তপতী গাঙ্গুলি', ['Director']),
  'monirul-alam': person('Monirul Alam', 'মনিরুল আলম', ['Director']),
  'oindrila-saha': person('Oindrila Saha', 'ঐন্দ্রিলা সাহা', ['Director', 'Writer']),
  'sukumar-hembram': person('Sukumar Hembram', 'সুকুমার হেমব্রম', ['Director', 'Cinematographer']),
  'lila-banerjee': person('Lila Banerjee', 'লীলা ব্যানার্জি', ['Director', 'Producer']),
  'prosun-dhar': person('Prosun Dhar', 'প্রসূন ধর', ['Director']),
  'sabita-murmu': person('Sabita Murmu', 'সবিতা মুর্মু', ['Director', 'Writer']),
  'faisal-nazir': person('Faisal Nazir', 'ফয়সাল নাজির', ['Director', 'Writer']),
  'rathin-samaddar': person('Rathin Samaddar', 'রথীন সমাদ্দার', ['Director']),

  'aparajita-shil': person('Aparajita Shil', 'অপরাজিতা শীল', ['Writer']),
  'hasnat-kabir': person('Hasnat Kabir', 'হাসনাত কবীর', ['Writer']),
  'bimal-chanda': person('Bimal Chanda', 'বিমল চন্দ', ['Writer']),
  'tanushree-paik': person('Tanushree Paik', 'তনুশ্রী পাইক', ['Writer', 'Editor']),
  'jamal-mia': person('Jamal Mia', 'জামাল মিয়া', ['Writer', 'Editor']),
  'nilufar-azad': person('Nilufar Azad', 'নীলুফার আজাদ', ['Writer']),

  'kanai-goswami': person('Kanai Goswami', 'কানাই গোস্বামী', ['Music', 'Actor']),
  'sreemoyee-bhaduri': person('Sreemoyee Bhaduri', 'শ্রীময়ী ভাদুড়ি', ['Music']),
  'dhruba-laskar': person('Dhruba Laskar', 'ধ্রুব লস্কর', ['Music']),
  'nasima-rahman': person('Nasima Rahman', 'নাসিমা রহমান', ['Music']),
  'tuhin-purkait': person('Tuhin Purkait', 'তুহিন পুরকাইত', ['Music']),
  'ranjana-toppo': person('Ranjana Toppo', 'রঞ্জনা টপ্পো', ['Music', 'Actor']),
  'bhaskar-adhya': person('Bhaskar Adhya', 'ভাস্কর আঢ্য', ['Music']),
}

function actor(en: string, bn: string): Person {
  return person(en, bn, ['Actor'])
}

function person(en: string, bn: string, jobs: Job[]): Person {
  return { name: { en, bn }, jobs }
}
