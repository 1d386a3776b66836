import { everyPlan, free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const music: DemoMovie[] = [
  {
    id: 'vinyl',
    contentType: 'movie',
    permanentLink: 'side-b',
    title: { en: 'Side B', bn: 'ও পিঠ' },
    tagline: { en: 'Everybody knows the hit. Turn it over.', bn: 'হিট গানটা সবাই জানে। রেকর্ডটা ওলটাও।' },
    description: {
      en: prose`In 1978 a band from Park Street cut one single. The A side was played at every wedding for a decade.
        The B side, three minutes and ten seconds of a woman singing alone, was never explained and her name is not on
        the sleeve. Dev restores old records for people with money, and is offered a great deal of it to make the B
        side disappear. He listens first. There is a door in the recording, and a voice behind the door, and Dev's
        mother, who has not sung since he was born, goes white when he plays it.`,
      bn: prose`১৯৭৮ সালে পার্ক স্ট্রিটের এক ব্যান্ড একটাই রেকর্ড করেছিল। এ পিঠের গান দশ বছর ধরে সব বিয়েবাড়িতে
        বেজেছে। ও পিঠে তিন মিনিট দশ সেকেন্ড, একটি মেয়ে একা গাইছে। কেন, কেউ বলেনি। খাপেও তার নাম নেই। দেব পুরনো রেকর্ড
        সারায়, খদ্দেরদের টাকা আছে। এবার অনেক টাকা দিয়ে কেউ বলছে, ও পিঠটা মুছে দাও। দেব আগে গানটা শোনে। রেকর্ডিঙের
        ভেতর একটা দরজার শব্দ, দরজার ওপারে আর একটা গলা। দেবের জন্মের পর তার মা আর গান করেননি। সেই মাকে শোনাতেই তাঁর মুখ
        ফ্যাকাশে হয়ে যায়।`,
    },
    year: 2024,
    releaseDate: '2024-07-19',
    ageRating: 'U/A 13+',
    contentDescriptors: ['smoking', 'alcohol', 'mild-language'],
    genres: ['music', 'drama'],
    tags: ['songs', 'kolkata', 'family-secrets'],
    people: {
      Actor: ['arjun-dutta', 'debjani-kundu', 'leslie-rozario', 'mary-gomes'],
      Director: ['anik-mitra'],
      Writer: ['ishani-chakraborty'],
      Music: ['dhruba-laskar', 'sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['soil', 'screen', 'stage', 'radio', 'windows', 'rickshaw'],
  },
  {
    id: 'soil',
    contentType: 'movie',
    permanentLink: 'song-of-red-soil',
    title: { en: 'Song of Red Soil', bn: 'লাল মাটির গান' },
    tagline: { en: 'Some songs are older than the road.', bn: 'কিছু গান রাস্তার চেয়েও পুরনো।' },
    description: {
      en: prose`A sound recordist from the city walks through Birbhum with a microphone on a bamboo pole, collecting
        the songs that are sung while planting, while grinding and while waiting. Nobody has the same last verse. An
        old drummer named Budhan offers to help him find the true ending, leads him in a large circle for a month, and
        sings with him each night. By the time the recordist understands that there is no ending, that each singer is
        meant to leave one, his batteries are dead and it is his turn.`,
      bn: prose`বাঁশের ডগায় মাইক বেঁধে বীরভূমের পথে হাঁটেন শহরের এক শব্দগ্রাহক। ধান রোয়ার গান, জাঁতা ঘোরানোর গান,
        অপেক্ষার গান কুড়িয়ে বেড়ান। কারও সঙ্গে কারও শেষ কলিটা মেলে না। বুধন নামে এক বুড়ো মাদলিয়া বলে, আসল শেষটা সে
        খুঁজে দেবে। এক মাস ধরে সে মস্ত এক গোল পথে ঘোরায়, আর রোজ রাতে সঙ্গে বসে গায়। শব্দগ্রাহক যখন বোঝেন যে শেষ বলে
        কিছু নেই, যে গায় সে-ই একটা কলি রেখে যায়, ততক্ষণে তাঁর ব্যাটারি ফুরিয়েছে। আর এবার পালা তাঁর।`,
    },
    year: 2023,
    releaseDate: '2023-03-24',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['music', 'drama'],
    tags: ['songs', 'village', 'folklore', 'gentle'],
    people: {
      Actor: ['kanai-goswami', 'nilanjan-roy', 'phulmoni-hansda', 'biren-mahato'],
      Director: ['sukumar-hembram'],
      Writer: ['tanushree-paik'],
      Music: ['kanai-goswami', 'ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['vinyl', 'radio', 'kash', 'mustard', 'norwester', 'screen'],
  },
  {
    id: 'screen',
    contentType: 'movie',
    permanentLink: 'single-screen',
    title: { en: 'Single Screen', bn: 'এক পর্দা' },
    tagline: { en: 'Nine hundred seats, two tickets sold.', bn: 'আসন নশো, টিকিট বিক্রি দুটো।' },
    description: {
      en: prose`The Chhayabani has nine hundred seats, one screen and a licence that ends on Sunday. For its last week
        Kamal, the projectionist, decides to show only the songs, cut from every reel he was supposed to send back and
        did not: rain songs on Monday, train songs on Tuesday, songs with a telephone in them on Wednesday. On the
        first night two people come. They sit nine rows apart and both know all the words. By Friday there is a queue
        to the tram stop, and Kamal has still not decided what to play last.`,
      bn: prose`ছায়াবাণী হলে আসন নশো, পর্দা একটা, আর লাইসেন্স ফুরোবে রবিবার। শেষ সপ্তাহে প্রোজেকশনিস্ট কমল ঠিক করে,
        দেখাবে শুধু গান। যত রিল ফেরত পাঠানোর কথা ছিল কিন্তু পাঠায়নি, সেসব থেকে কেটে রাখা গান: সোমবার বৃষ্টির গান,
        মঙ্গলবার ট্রেনের গান, বুধবার যেসব গানে টেলিফোন আছে। প্রথম রাতে আসে দুজন। বসে নয় সারি দূরে, আর দুজনেরই সব কথা
        মুখস্থ। শুক্রবারে লাইন চলে যায় ট্রামস্টপ পর্যন্ত। কমল কিন্তু এখনও ঠিক করে উঠতে পারেনি, সবার শেষে কোন গানটা
        চালাবে।`,
    },
    year: 2026,
    releaseDate: '2026-02-13',
    ageRating: 'U/A 13+',
    contentDescriptors: ['smoking'],
    genres: ['music', 'romance'],
    tags: ['cinema', 'songs', 'kolkata', 'gentle'],
    people: {
      Actor: ['tarun-ghosh', 'piyali-nag', 'rafiq-sardar', 'moushumi-lahiri'],
      Director: ['tapati-ganguly'],
      Writer: ['bimal-chanda'],
      Music: ['sreemoyee-bhaduri', 'tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['vinyl', 'rickshaw', 'umbrellas', 'stage', 'radio', 'soil'],
  },
]
