import { everyPlan, everyPlanButMobile, premiumButNotMobile, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const closedDoors: DemoMovie[] = [
  {
    id: 'mask',
    contentType: 'movie',
    permanentLink: 'the-mask',
    title: { en: 'The Mask', bn: 'মুখোশ' },
    tagline: { en: 'Somebody in the dance is not dancing.', bn: 'দলের মধ্যে একজন নাচছে না।' },
    description: {
      en: prose`Thirty dancers in identical demon masks come off a village stage in Purulia, and a moneylender lies
        dead in the front row. Inspector Rohini Sen seals the field before anyone can undress. She has thirty masks in
        a heap, thirty men who swear they were on stage, and a mask-maker who says that he delivered thirty-one. While
        the rain comes nearer and the paint begins to run, she asks them to do the only thing that will tell them
        apart, which is to dance it again, from the beginning, with the dead man's chair still there.`,
      bn: prose`পুরুলিয়ার এক গ্রামে অসুরের একই মুখোশ পরে মঞ্চ থেকে নামল তিরিশজন নাচিয়ে, আর সামনের সারিতে পড়ে রইল
        মহাজনের লাশ। কেউ সাজ খোলার আগেই মাঠ ঘিরে ফেলেন ইন্সপেক্টর রোহিণী সেন। তাঁর সামনে তিরিশটা মুখোশের স্তূপ,
        তিরিশজন লোক, সবাই দিব্যি কেটে বলছে মঞ্চে ছিল, আর এক মুখোশ-শিল্পী, যে বলছে সে একত্রিশটা দিয়ে গিয়েছিল। বৃষ্টি
        এগিয়ে আসছে, রং গলতে শুরু করেছে। কে কোন জন, জানার উপায় একটাই। রোহিণী বলেন, গোড়া থেকে পালাটা আবার নাচো। মরা
        মানুষের চেয়ারটা যেখানে ছিল, সেখানেই থাক।`,
    },
    year: 2025,
    releaseDate: '2025-10-31',
    ageRating: 'A 18+',
    contentDescriptors: ['violence', 'blood', 'strong-language'],
    genres: ['thriller', 'crime'],
    tags: ['folklore', 'one-night', 'theatre'],
    people: {
      Actor: ['rukmini-sanyal', 'biren-mahato', 'joy-tirkey', 'dipten-sen', 'phulmoni-hansda'],
      Director: ['subhra-nandy'],
      Writer: ['bimal-chanda'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: premiumButNotMobile,
    recommendations: ['match', 'door', 'local', 'stage', 'tenant', 'banyan'],
  },
  {
    id: 'door',
    contentType: 'movie',
    permanentLink: 'room-six',
    title: { en: 'Room Six', bn: 'ছয় নম্বর ঘর' },
    tagline: { en: 'Five rooms to let. Six keys on the board.', bn: 'ভাড়ার ঘর পাঁচটা। বোর্ডে চাবি ছয়টা।' },
    description: {
      en: prose`Landslides close the road above Kurseong and nine travellers are stuck in a lodge with five rooms. The
        register lists a guest in the sixth. He has paid for every night since 1987, he takes his tea at four, and the
        caretaker, who is otherwise sensible, will not say what he looks like. Tanaya, a court stenographer who
        believes only what has been written down, starts to read the register backwards. The handwriting in it keeps
        changing. The signature does not, and on the first page it is her father's.`,
      bn: prose`কার্শিয়াঙের ওপরে ধস নেমে রাস্তা বন্ধ, পাঁচ ঘরের এক লজে আটকে পড়েছে নয়জন। খাতা বলছে, ছয় নম্বর ঘরেও
        অতিথি আছেন। ১৯৮৭ থেকে প্রতি রাতের ভাড়া দিয়েছেন, বিকেল চারটেয় চা খান। কেয়ারটেকার এমনিতে বুঝদার লোক, কিন্তু
        অতিথিকে দেখতে কেমন সে কথা কিছুতেই বলবে না। তনয়া আদালতের স্টেনোগ্রাফার, লেখা না থাকলে কিছু বিশ্বাস করে না। সে
        খাতাটা উলটো দিক থেকে পড়তে শুরু করে। হাতের লেখা বারবার বদলায়, সইটা বদলায় না। প্রথম পাতায় পৌঁছে দেখে, সে সই
        তার বাবার।`,
    },
    year: 2026,
    releaseDate: '2026-10-30',
    ageRating: 'A 18+',
    contentDescriptors: ['frightening-scenes', 'blood', 'alcohol'],
    genres: ['thriller', 'mystery'],
    tags: ['hills', 'rain', 'ghosts', 'family-secrets'],
    people: {
      Actor: ['sohini-pal', 'pemba-tamang', 'partha-hazra', 'moushumi-lahiri', 'leslie-rozario'],
      Director: ['anik-mitra'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlanButMobile,
    recommendations: ['tenant', 'windows', 'mask', 'tram', 'stepwell'],
  },
  {
    id: 'tenant',
    contentType: 'movie',
    permanentLink: 'the-upstairs-tenant',
    title: { en: 'The Upstairs Tenant', bn: 'ওপরতলার ভাড়াটে' },
    tagline: { en: 'He pays on the first. He paces on the second.', bn: 'ভাড়া দেন পয়লা তারিখে। পায়চারি শুরু হয় দোসরা থেকে।' },
    description: {
      en: prose`Widowed and short of money, Sulekha lets the top floor of her Bhowanipore house to a polite retired
        pharmacist. He asks for three things: no visitors, no milkman, and the key to the roof tank. By the second
        month her ceiling has a stain the shape of a hand and the neighbour's parrot has learnt a new sentence. Her
        grown-up sons tell her she is imagining things, as they did when their father was alive. So Sulekha, who once
        assisted at post-mortems and has never mentioned it to her sons, borrows a stethoscope and listens to the
        floor above.`,
      bn: prose`স্বামী নেই, টাকার টানাটানি, তাই ভবানীপুরের বাড়ির ওপরতলাটা সুলেখা ভাড়া দিলেন এক ভদ্র অবসরপ্রাপ্ত
        ওষুধের দোকানিকে। লোকটির শর্ত তিনটি: কেউ দেখা করতে আসবে না, দুধওয়ালা উঠবে না, আর ছাদের ট্যাঙ্কের চাবি থাকবে
        তাঁর কাছে। দ্বিতীয় মাসে সুলেখার ঘরের সিলিঙে ফুটে উঠল হাতের আকারের একটা দাগ, পাশের বাড়ির টিয়া শিখল একটা নতুন
        কথা। বড় ছেলেরা বলে, মা, তোমার মনের ভুল। বাবা বেঁচে থাকতেও তারা তা-ই বলত। সুলেখা একসময় লাশকাটা ঘরে কাজ
        করেছেন, ছেলেদের সে কথা কোনোদিন বলেননি। একটা স্টেথোস্কোপ চেয়ে এনে তিনি সিলিঙে কান পাতেন।`,
    },
    year: 2026,
    releaseDate: '2026-07-03',
    ageRating: 'A 18+',
    contentDescriptors: ['violence', 'blood', 'frightening-scenes'],
    genres: ['thriller', 'crime'],
    tags: ['old-house', 'kolkata', 'family-secrets', 'slow-burn'],
    people: {
      Actor: ['debjani-kundu', 'dipten-sen', 'anindya-kar', 'rafiq-sardar'],
      Director: ['tapati-ganguly'],
      Writer: ['aparajita-shil'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: premiumOnly,
    recommendations: ['door', 'mask', 'local', 'frames', 'match'],
  },
  {
    id: 'stepwell',
    contentType: 'movie',
    permanentLink: 'the-stepwell',
    title: { en: 'The Stepwell', bn: 'সিঁড়িকুয়ো' },
    tagline: { en: 'Count the steps down. Count them again going up.', bn: 'নামার সময় ধাপ গোনো। ওঠার সময় আবার গোনো।' },
    description: {
      en: prose`A Bengali conservator is sent to a dry town in the west to drain a stepwell that has been sealed for a
        century. The survey of 1912 gives it three hundred and eight steps. Every evening Oli counts three hundred and
        eight. Every morning there is one more, clean, as if somebody had just sat there. The labourers leave on the
        third day, the water is gone on the fifth, and at the bottom is a door that opens outwards, towards the steps.
        Whoever shut this place was not keeping thieves out.`,
      bn: prose`পশ্চিমের এক শুকনো শহরে একশো বছর ধরে বন্ধ একটা সিঁড়িকুয়োর জল ছেঁচতে পাঠানো হয় বাঙালি সংরক্ষক অলিকে।
        ১৯১২ সালের জরিপে ধাপ তিনশো আট। রোজ সন্ধেয় অলি গোনে, তিনশো আট। রোজ সকালে একটা বেশি, আর সেই ধাপটা পরিষ্কার, কেউ
        যেন এইমাত্র বসে ছিল। মজুরেরা পালায় তিন দিনের দিন, জল ফুরোয় পাঁচ দিনের দিন। তলায় একটা দরজা, খোলে বাইরের
        দিকে, সিঁড়ির দিকে। যে এ জায়গা বন্ধ করেছিল, চোর ঠেকানো তার উদ্দেশ্য ছিল না।`,
    },
    year: 2025,
    releaseDate: '2025-06-13',
    ageRating: 'U/A 16+',
    contentDescriptors: ['frightening-scenes', 'danger'],
    genres: ['thriller', 'mystery'],
    tags: ['ghosts', 'folklore', 'slow-burn'],
    people: {
      Actor: ['nandini-shome', 'sajal-biswas', 'imtiaz-chowdhury'],
      Director: ['subhra-nandy'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['door', 'mangrove', 'banyan', 'windows', 'diver'],
  },
]
