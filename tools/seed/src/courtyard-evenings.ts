/** Generates the episodes of the daily serial. */
import { type Arc, type Week, neighbours } from './courtyard-weeks.ts'
import type { DemoEpisode } from './demo-title.ts'
import type { Words } from './words.ts'

const films = ['tram', 'monsoon', 'dawn', 'fireflies'] as const

type Evening = Pick<DemoEpisode, 'title' | 'synopsis'>

/**
 * The five episodes of a week. Each arc has two versions that alternate, so that texts repeat after five weeks at the
 * earliest.
 */
export function evenings(week: Week, number: number): Omit<DemoEpisode, 'id' | 'number'>[] {
  const ways = arcs[week.arc]
  const told = (ways[Math.floor(number / 5) % ways.length] ?? ways[0])(week)
  return told.map((evening, day) => ({ ...evening, film: films[(number + day) % films.length] ?? films[0] }))
}

const evening = (title: Words, synopsis: Words): Evening => ({ title, synopsis })

const arcs: Record<Arc, readonly [(week: Week) => Evening[], (week: Week) => Evening[]]> = {
  quarrel: [
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `Whose ${thing.en}?`, bn: `${thing.bn} কার?` }, { en: `${a.en} has always had the ${thing.en}. ${b.en} has always said so, until this morning.`, bn: `${thing.bn} বরাবর ${a.bn}র। ${b.bn}ও তাই বলত, আজ সকাল পর্যন্ত।` }),
        evening({ en: `${b.en} draws a line`, bn: `${b.bn}র দাগ টানা` }, { en: `There is chalk down the middle of the courtyard, and the ${thing.en} stands exactly on it.`, bn: `উঠোনের মাঝ বরাবর চকের দাগ, আর ${thing.bn} ঠিক তার ওপর।` }),
        evening({ en: `Six for, five against the ${thing.en}`, bn: `${thing.bn}: ছয় বনাম পাঁচ` }, { en: `The house takes a vote, and ${a.en} loses it by somebody who was asleep.`, bn: `ভোট হয় বাড়িতে। ${a.bn} হারে এমন একজনের ভোটে, যে ঘুমোচ্ছিল।` }),
        evening({ en: `${a.en} says nothing`, bn: `${a.bn}র মুখে কুলুপ` }, { en: `Nobody has heard ${a.en} be silent before, and ${b.en} cannot bear it past lunch.`, bn: `${a.bn} চুপ, এমন কেউ কখনও দেখেনি। দুপুরের পর ${b.bn} আর সইতে পারে না।` }),
        evening({ en: `Peace over the ${thing.en}`, bn: `${thing.bn} নিয়ে রফা` }, week.end),
      ]
    },
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `The ${thing.en}, before breakfast`, bn: `সাতসকালে ${thing.bn}` }, { en: `${b.en} was up first. By the time the milk comes, ${a.en} has been told by four people.`, bn: `আগে উঠেছে ${b.bn}। দুধ আসতে আসতে চারজন এসে ${a.bn}কে কথাটা শুনিয়ে গেছে।` }),
        evening({ en: `An old account of ${a.en}'s`, bn: `${a.bn}র পুরনো হিসেব` }, { en: `It was never about the ${thing.en}. It is about what ${a.en} said at a wedding nine winters ago.`, bn: `${thing.bn} ছুতো মাত্র। আসল কথা, ন বছর আগে এক বিয়েবাড়িতে ${a.bn} কী বলেছিল।` }),
        evening({ en: `The children between ${a.en} and ${b.en}`, bn: `${a.bn} আর ${b.bn}র মাঝখানে` }, { en: `Messages go up and down the stairs by child, at one toffee each way.`, bn: `সিঁড়ি দিয়ে খবর যায় আসে বাচ্চাদের হাতে, এক পিঠ এক লজেন্স।` }),
        evening({ en: `Without the ${thing.en}`, bn: `${thing.bn} ছাড়া একদিন` }, { en: `It is locked away from both of them, and the key has gone to a sister's for the day.`, bn: `দুজনের নাগালের বাইরে তালা পড়ে। চাবি নিয়ে কে যেন গেছে বোনের বাড়ি।` }),
        evening({ en: `${a.en} knocks twice`, bn: `${a.bn}র দুটো টোকা` }, week.end),
      ]
    },
  ],
  secret: [
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `What ${a.en} keeps`, bn: `${a.bn}র যা আছে` }, { en: `${b.en} was only looking for a match, and found the ${thing.en}.`, bn: `${b.bn} খুঁজছিল দেশলাই, পেয়ে গেল ${thing.bn}।` }),
        evening({ en: `Put it back, ${b.en}`, bn: `যেখানে ছিল রাখো, ${b.bn}` }, { en: `The ${thing.en} is where it was, but turned the wrong way, and ${a.en} notices such things.`, bn: `${thing.bn} জায়গাতেই আছে, শুধু উলটো মুখে। আর ${a.bn}র চোখে এসব এড়ায় না।` }),
        evening({ en: `${b.en} asks somebody else`, bn: `${b.bn} জিজ্ঞেস করে অন্য কাউকে` }, { en: `Three neighbours explain the ${thing.en}. No two explanations have the same decade in them.`, bn: `${thing.bn} নিয়ে তিন পড়শির তিন কথা, কোনো দুটো এক দশকের নয়।` }),
        evening({ en: `${a.en} leaves the door`, bn: `${a.bn}র খোলা দরজা` }, { en: `${a.en} goes out and leaves the door unlocked, which in this house is an invitation.`, bn: `${a.bn} বেরিয়ে যায়, দরজা খোলা রেখে। এ বাড়িতে সেটাই নেমন্তন্ন।` }),
        evening({ en: `Inside the ${thing.en}`, bn: `${thing.bn}, এতদিনে` }, week.end),
      ]
    },
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `The ${thing.en} after rain`, bn: `বৃষ্টির পরে ${thing.bn}` }, { en: `The roof leaks on ${a.en}'s side, everything is carried out to dry, and one thing is carried back covered.`, bn: `${a.bn}র ঘরে জল পড়ে। সব এনে রোদে দেওয়া হয়, একটা জিনিস ফেরে কাপড়ে ঢাকা।` }),
        evening({ en: `${b.en} asks all eleven`, bn: `এগারো ঘরে ${b.bn}` }, { en: `Every room has said what it knows of the ${thing.en}. One has said it twice, and differently.`, bn: `${thing.bn} নিয়ে সব ঘরই যা জানে বলেছে। একটা ঘর বলেছে দুবার, দু রকম।` }),
        evening({ en: `A visitor for ${a.en}`, bn: `${a.bn}র কাছে লোক এল` }, { en: `A man with an umbrella asks for the ${thing.en} by name and will not take tea.`, bn: `ছাতা হাতে এক ভদ্রলোক এসে ${thing.bn} চান, চা খান না।` }),
        evening({ en: `Half of the ${thing.en}`, bn: `${thing.bn}র আধখানা কথা` }, { en: `${a.en} tells ${b.en} as much as can be told on one flight of stairs.`, bn: `এক ধাপ সিঁড়ি ভাঙতে যতটুকু বলা যায়, ${a.bn} ততটুকুই বলে ${b.bn}কে।` }),
        evening({ en: `${a.en} opens the ${thing.en}`, bn: `${thing.bn} আর ${a.bn}` }, week.end),
      ]
    },
  ],
  wager: [
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `A bet on the ${thing.en}`, bn: `বাজি: ${thing.bn}` }, { en: `${a.en} says it can be done. ${b.en} says it cannot, and puts a month of tap duty on it.`, bn: `${a.bn} বলে পারবে। ${b.bn} বলে পারবে না, আর বাজি ধরে এক মাসের কলের পালা।` }),
        evening({ en: `${a.en} in training`, bn: `${a.bn}র মহড়া` }, { en: `Practice is held on the terrace, in secret, before forty pigeons and the whole of the next house.`, bn: `মহড়া চলে ছাদে, চুপিচুপি, দর্শক চল্লিশটা পায়রা আর পাশের গোটা বাড়ি।` }),
        evening({ en: `Rules for the ${thing.en}`, bn: `${thing.bn}: নিয়মকানুন` }, { en: `There are two, then nine, and they are written out in English so that they count.`, bn: `প্রথমে দুটো, তারপর নটা নিয়ম। ইংরেজিতে লেখা হয়, যাতে কেউ অমান্য না করে।` }),
        evening({ en: `${b.en} cannot sleep`, bn: `${b.bn}র চোখে ঘুম নেই` }, { en: `Losing would be bad. Winning against ${a.en}, it turns out at two in the morning, would be worse.`, bn: `হারলে খারাপ। রাত দুটোয় মালুম হয়, ${a.bn}কে হারালে আরও খারাপ।` }),
        evening({ en: `The day of the ${thing.en}`, bn: `${thing.bn}, আজ ফয়সালা` }, week.end),
      ]
    },
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `${b.en} should not have laughed`, bn: `${b.bn} না হাসলেই পারত` }, { en: `One laugh on the stairs, and by evening the ${thing.en} is a matter of honour.`, bn: `সিঁড়িতে একটা হাসি, আর সন্ধের মধ্যে ${thing.bn} হয়ে দাঁড়ায় ইজ্জতের প্রশ্ন।` }),
        evening({ en: `Odds on ${a.en} at the tap`, bn: `কলতলায় ${a.bn}র দর` }, { en: `The queue for water gives three to one against ${a.en}, and then Dida joins it and they turn.`, bn: `জলের লাইনে ${a.bn}র বিপক্ষে দর তিন-এক। তারপর দিদা লাইনে এসে দাঁড়ান, দর উলটে যায়।` }),
        evening({ en: `The ${thing.en} is hidden`, bn: `${thing.bn} উধাও` }, { en: `Both suspect the other, and both are looking for it in the same dark corner when they meet.`, bn: `দুজনে দুজনকে সন্দেহ করে। একই অন্ধকার কোণে খুঁজতে গিয়ে মুখোমুখি।` }),
        evening({ en: `${a.en} offers a draw`, bn: `${a.bn} সন্ধি চায়` }, { en: `${b.en} would take it, but forty people have bought peanuts.`, bn: `${b.bn} রাজি। কিন্তু চল্লিশ জন লোক বাদাম কিনে ফেলেছে।` }),
        evening({ en: `${a.en} against ${b.en}`, bn: `${a.bn} বনাম ${b.bn}` }, week.end),
      ]
    },
  ],
  farewell: [
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `${a.en} has decided`, bn: `${a.bn}র সিদ্ধান্ত` }, { en: `It is said between two spoons of rice: the ${thing.en} has to go. ${b.en} puts down the ladle.`, bn: `দু গ্রাস ভাতের মাঝখানে কথাটা ওঠে: ${thing.bn} আর নয়। ${b.bn} হাতা নামিয়ে রাখে।` }),
        evening({ en: `A price for the ${thing.en}`, bn: `${thing.bn}, দাম কত` }, { en: `A buyer comes and finds four faults. ${b.en} finds six in the buyer.`, bn: `খদ্দের এসে চারটে খুঁত বার করে। খদ্দেরের ছটা খুঁত বার করে ${b.bn}।` }),
        evening({ en: `Everybody's ${thing.en}`, bn: `সবার ${thing.bn}` }, { en: `Everybody in the house turns out to have a story in which the ${thing.en} saved the day.`, bn: `দেখা যায়, এ বাড়ির সবার একটা করে গল্প আছে, যেখানে মান বাঁচিয়েছিল ${thing.bn}।` }),
        evening({ en: `One more night, says ${b.en}`, bn: `${b.bn} চায় আর একটা রাত` }, { en: `They sit up with it, ${a.en} on one side and ${b.en} on the other, and talk of something else.`, bn: `রাত জাগে দুজন, এ পাশে ${a.bn}, ও পাশে ${b.bn}। কথা হয় অন্য কিছু নিয়ে।` }),
        evening({ en: `Goodbye, ${thing.en}`, bn: `বিদায়, ${thing.bn}` }, week.end),
      ]
    },
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `Notice on the stairs: ${thing.en}`, bn: `সিঁড়িতে নোটিস: ${thing.bn}` }, { en: `Nobody has signed it, but everyone knows ${a.en}'s handwriting, and ${b.en} knows the reason.`, bn: `সই নেই। কিন্তু ${a.bn}র হাতের লেখা সবাই চেনে, আর কারণটা জানে ${b.bn}।` }),
        evening({ en: `${b.en} mends the ${thing.en}`, bn: `${thing.bn}: ${b.bn}র মেরামতি` }, { en: `If it worked again, it would have to stay. ${b.en} borrows a screwdriver and then a second opinion.`, bn: `সারানো গেলে রাখতেই হবে। ${b.bn} একটা স্ক্রু-ড্রাইভার ধার করে, তারপর একটা পরামর্শ।` }),
        evening({ en: `The last photograph with the ${thing.en}`, bn: `${thing.bn}র পাশে শেষ ছবি` }, { en: `Eleven families try to fit into one picture. ${a.en} is the one who is holding the camera.`, bn: `এক ছবিতে এগারো ঘরকে ধরাতে হবে। ক্যামেরা যার হাতে, ছবিতে সে-ই নেই: ${a.bn}।` }),
        evening({ en: `What ${a.en} would not say`, bn: `${a.bn} যা বলেনি` }, { en: `The reason is a debt, it is small, and the whole house has been paying it off without telling.`, bn: `কারণ একটা ধার, সামান্যই। কাউকে না জানিয়ে সেটা শোধ করছে গোটা বাড়ি।` }),
        evening({ en: `After the ${thing.en}`, bn: `${thing.bn} যখন নেই` }, week.end),
      ]
    },
  ],
  rumour: [
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `Have you heard about the ${thing.en}?`, bn: `শুনেছ, ${thing.bn}?` }, { en: `${a.en} tells one person, and makes her promise. At the tap it comes back with two additions.`, bn: `${a.bn} একজনকেই বলে, দিব্যি দিয়ে। কলতলা ঘুরে কথাটা ফেরে, সঙ্গে আরও দুটো।` }),
        evening({ en: `${b.en} knows better`, bn: `${b.bn} সব জানে` }, { en: `It was bigger, it was later, and there were two of them. ${b.en} has it from the milkman.`, bn: `আরও বড়, আরও রাতে, আর একটা নয়, দুটো। ${b.bn} শুনেছে গয়লার মুখে।` }),
        evening({ en: `A watch is kept on the ${thing.en}`, bn: `পাহারায়: ${thing.bn}` }, { en: `Four people hide behind one pillar and are offered tea by the fifth.`, bn: `এক থামের আড়ালে লুকোয় চারজন। পঞ্চম জন এসে চা সাধে।` }),
        evening({ en: `${a.en} takes it all back`, bn: `${a.bn} কথা ফেরায়` }, { en: `Too late: there is a collection, a committee and a song about it.`, bn: `দেরি হয়ে গেছে। চাঁদা উঠেছে, কমিটি হয়েছে, গানও বাঁধা সারা।` }),
        evening({ en: `The truth about the ${thing.en}`, bn: `${thing.bn}, আসল কথা` }, week.end),
      ]
    },
    (week) => {
      const { thing, a, b } = spoken(week)
      return [
        evening({ en: `Somebody saw the ${thing.en}`, bn: `কে যেন দেখেছে: ${thing.bn}` }, { en: `${b.en} will not say who. ${a.en} stops sleeping with the window open.`, bn: `কে দেখেছে, ${b.bn} বলবে না। জানলা খুলে ঘুমোনো বন্ধ করে ${a.bn}।` }),
        evening({ en: `Eleven versions of the ${thing.en}`, bn: `${thing.bn}: এগারো ঘরের গল্প` }, { en: `The story of the ${thing.en} goes round the courtyard clockwise and meets itself coming back.`, bn: `${thing.bn} নিয়ে গল্প উঠোন ঘুরে এসে নিজের সঙ্গেই ধাক্কা খায়।` }),
        evening({ en: `${a.en} writes it down`, bn: `${a.bn} লিখে রাখে` }, { en: `With dates, for the police, who come about something else and stay for the singara.`, bn: `তারিখ ধরে ধরে, পুলিশের জন্য। পুলিশ আসে অন্য কাজে, থেকে যায় শিঙাড়ার টানে।` }),
        evening({ en: `Nobody speaks to ${b.en}`, bn: `${b.bn}র সঙ্গে আড়ি` }, { en: `It began with ${b.en}, the house decides, and then somebody remembers who first spoke of the ${thing.en}.`, bn: `বাড়ি ঠিক করে, শুরুটা ${b.bn}র। তারপর কার যেন মনে পড়ে, ${thing.bn}র কথা প্রথম তুলেছিল কে।` }),
        evening({ en: `And it was only the ${thing.en}`, bn: `আসলে ${thing.bn}ই` }, week.end),
      ]
    },
  ],
}

function spoken({ thing, first, second }: Week) {
  return { thing, a: neighbours[first], b: neighbours[second] }
}
