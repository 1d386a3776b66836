import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const dam: DemoSeries = {
  id: 'dam',
  contentType: 'series',
  permanentLink: 'danger-level',
  title: { en: 'Danger Level', bn: 'বিপদসীমা' },
  tagline: { en: 'The gauge is honest. That makes one of us.', bn: 'মাপকাঠি মিথ্যে বলে না। এখানে ও একাই।' },
  description: {
    en: prose`Engineer Nasreen Alam reads a gauge on a dam in the hills, and for eleven days it has read one metre less than
      the water. Above is a lake that has swallowed forty villages; below are six towns, a festival and a minister's
      helicopter pad. Somebody has painted the numbers again, very neatly, by night. In the four days before the crest
      arrives she has to find out who gains from a metre, whom to tell, and what the old gatekeeper has seen behind
      the crack in gallery nine.`,
    bn: prose`পাহাড়ি এক বাঁধে জলের মাপ নেন ইঞ্জিনিয়ার নাসরিন আলম। এগারো দিন ধরে মাপকাঠি দেখাচ্ছে এক মিটার কম। ওপরে এক হ্রদ,
      যা চল্লিশটা গ্রাম গিলেছে। নিচে ছটা শহর, একটা উৎসব, আর এক মন্ত্রীর হেলিকপ্টার নামার জায়গা। রাতে কে যেন
      সংখ্যাগুলো নতুন করে এঁকেছে, বড় পরিপাটি করে। জলের মাথা পৌঁছোতে চার দিন। তার মধ্যে তাঁকে জানতে হবে, এক মিটারে লাভ
      কার, বলতে হবে কাকে, আর ন-নম্বর সুড়ঙ্গের ফাটলের ওপারে বুড়ো দারোয়ান কী দেখেছে।`,
  },
  year: 2026,
  releaseDate: '2026-08-28',
  ageRating: 'U/A 16+',
  contentDescriptors: ['danger', 'strong-language', 'frightening-scenes'],
  genres: ['thriller', 'drama'],
  tags: ['rain', 'hills', 'river', 'justice'],
  people: {
    Actor: ['sultana-parvin', 'arif-shikder', 'pemba-tamang', 'imtiaz-chowdhury', 'nirmal-ekka'],
    Director: ['rathin-samaddar'],
    Writer: ['hasnat-kabir'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: premiumOnly,
  recommendations: ['coldstore', 'local', 'norwester', 'mangrove', 'heat'],
  seasons: [
    season('dam', 1, '2026-08-28', [
      {
        title: { en: 'One metre', bn: 'এক মিটার' },
        synopsis: {
          en: 'Nasreen drops a stone on a string, and counts twice.',
          bn: 'সুতোয় বেঁধে পাথর ফেলেন নাসরিন। গোনেন দুবার।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Fresh paint', bn: 'কাঁচা রং' },
        synopsis: {
          en: "The brush is in the store, the tin is not, and the watchman's sleeve is white.",
          bn: 'তুলি আছে ভাঁড়ারে, টিন নেই, আর পাহারাদারের হাতা সাদা।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Gallery nine', bn: 'ন-নম্বর সুড়ঙ্গ' },
        synopsis: {
          en: 'It has been closed since the dam was built. Inside, somebody has kept a diary of drips.',
          bn: 'বাঁধ হওয়া ইস্তক বন্ধ। ভেতরে কেউ একজন ফোঁটা গুনে ডায়েরি রেখেছে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The crest', bn: 'জলের মাথা' },
        synopsis: {
          en: 'Six towns have one telephone line, and the minister is using it.',
          bn: 'ছটা শহরের টেলিফোন লাইন একটা। সেটায় কথা বলছেন মন্ত্রী।',
        },
        film: 'sea',
      },
      {
        title: { en: 'Open', bn: 'খোলো' },
        synopsis: {
          en: 'There are eleven gates and nine keys, and it has begun to rain.',
          bn: 'দরজা এগারোটা, চাবি ন-টা, আর বৃষ্টি নেমেছে।',
        },
        film: 'dawn',
      },
    ]),
  ],
}
