import fc from 'fast-check'
import { normaliseSearch } from './search-normalization.ts'
import { soundsOf } from './phonetic-keys.ts'

/** Words of titles and names with their usual spellings in Latin letters. */
const spellings = `
ব্যোমকেশ byomkesh bomkesh vyomkesh
বক্সী bakshi boxi baksi
ফেলুদা feluda pheluda
সত্যজিৎ satyajit shottojit sattyajit
রায় ray roy
ঋত্বিক ritwik ritvik rittik
ঘটক ghatak ghotok
মৃণাল mrinal
সেন sen
উত্তম uttam uttom
কুমার kumar
সুচিত্রা suchitra shuchitra
সৌমিত্র soumitra saumitra
চট্টোপাধ্যায় chattopadhyay chottopadhyay
মুখোপাধ্যায় mukhopadhyay mukhopadhay
বন্দ্যোপাধ্যায় bandyopadhyay bondopadhyay
গঙ্গোপাধ্যায় gangopadhyay gongopadhay
চক্রবর্তী chakraborty chakrabarti chokroborti
ভট্টাচার্য bhattacharya bhattacharjo bhottacharjo
দত্ত datta dotto
ঘোষ ghosh
বসু basu bosu boshu
দাশগুপ্ত dasgupta dashgupto
সরকার sarkar shorkar
বিশ্বাস biswas bishwas bishshash
রবীন্দ্রনাথ rabindranath robindronath
ঠাকুর thakur
শরৎচন্দ্র sharatchandra saratchandra
বিভূতিভূষণ bibhutibhushan bivutivushan
নজরুল nazrul nojrul
ঈশানী ishani
মেঘনা meghna meghna
অর্জুন arjun orjun
পথের pather pother
পাঁচালী panchali pachali
অপরাজিত aparajito oporajito
অপুর apur opur
সংসার sansar shongshar sangsar
জলসাঘর jalsaghar jolshaghor
মহানগর mahanagar mohanogor
চারুলতা charulata charulota
নায়ক nayak nayok
অরণ্যের aranyer oronyer
দিনরাত্রি dinratri dinraatri
প্রতিদ্বন্দ্বী pratidwandi protidwondi
সীমাবদ্ধ seemabaddha simabaddho
জন jana jono
অরণ্য aranya oronno
সোনার sonar shonar
কেল্লা kella
হীরক hirak heerak hirok
রাজার rajar
দেশে deshe
ঘরে ghare ghore
বাইরে baire
গণশত্রু ganashatru gonoshotru
শাখা shakha sakha
প্রশাখা proshakha prasakha
আগন্তুক agantuk agontuk
মেঘে meghe
ঢাকা dhaka
তারা tara
কোমল komal komol
গান্ধার gandhar
সুবর্ণরেখা subarnarekha shubornorekha
তিতাস titas titash
একটি ekti
নদীর nadir nodir
নাম nam naam
যুক্তি jukti yukti
তক্কো takko tokko
গপ্পো gappo goppo
ভুবন bhuvan bhubon
সোম shom som
কলকাতা kolkata
একাত্তর ekattor ekattar
পদাতিক padatik podatik
খারিজ kharij khariz
আকালের akaler
সন্ধানে sandhane shondhane
দাদার dadar
কীর্তি kirti keerti
বালিকা balika
বধূ badhu bodhu
সপ্তপদী saptapadi shoptopodi
হারানো harano
সুর sur shur
দীপ deep dip
জ্বেলে jwele jele
যাই jai
সাগরিকা sagarika shagorika
শাপমোচন shapmochan shapmochon
অগ্নিপরীক্ষা agniparikkha agnipariksha
পথে pathe pothe
হল holo halo
দেরি deri
চাওয়া chawa chaowa
পাওয়া pawa paowa
রাজকন্যা rajkanya rajkonna
লক্ষ্মী lakshmi lokkhi laxmi
সরস্বতী saraswati shoroshshoti saroswati
দুর্গা durga doorga
কালী kali kaali
গণেশ ganesh gonesh
শিব shib shiv
বিষ্ণু bishnu vishnu
কৃষ্ণ krishna krishno
রাধা radha raadha
মহাভারত mahabharat mohabharot
রামায়ণ ramayan ramayon
শেষ shesh sesh
খেয়া kheya khea
লোকাল local lokal
ট্রাম tram
নয় noy nay
জানালার janalar jaanalar
বাড়ি bari baari
তেরোটা terota
বাজে baje baaje
ছাতার chhatar chatar
দিন din deen
ভদ্র bhadra bhodro
ভূত bhoot bhut vut
ঘুড়িচোর ghurichor ghoorichor
মুখোশ mukhosh mukhos
নিচু nichu neechu
কক্ষপথ kokkhopoth kakshapath
গোয়েন্দা goyenda goenda
প্যাঁচা pyancha pencha pyacha
লাল lal laal
মাটির matir maatir
গান gaan gan
অতিরিক্ত atirikta otirikto
সময় somoy samay shomoy
ইলিশ ilish ilis
থ্রিলার thrilar
ড্রামা drama
রহস্য rahasya rohosyo
প্রেম prem
বৃষ্টি bristi brishti
নদী nadi nodi
সাগর sagar shagor
পাহাড় pahar pahaar
আকাশ akash aakash
মেঘ megh
রোদ rod rodh
ছায়া chhaya chaya
আলো alo aalo
অন্ধকার andhakar ondhokar
রাত raat rat
সকাল sakal shokal
সন্ধ্যা sandhya shondha
বিকেল bikel
চাঁদ chand chaand chad
সূর্য surya surjo shurjo
পাখি pakhi paakhi
তারার tarar taarar
ফুল phul ful fool
গাছ gachh gach
বন bon ban
নোনা nona
কাশবন kashban kashbon
শীতের sheeter shiter
চিঠি chithi chitthi
সেতুর setur shetur
ওপারে opare
স্বপ্ন swapna shopno sopno
স্মৃতি smriti sriti smrity
আত্মা atma aatma
পদ্মা padma podma podda
জ্ঞান gyan jnan gan
বিজ্ঞান bigyan biggan bijnan
যাত্রা jatra yatra
অভিযান abhijan abhiyan obhijan
সাহিত্য sahitya shahitto
সত্য satya shotto
মিথ্যা mithya mittha
বিদ্যা bidya bidda vidya
রাক্ষস rakshas rakkhosh
শিক্ষক shikshak shikkhok
পক্ষী pakshi pokkhi
ব্রহ্ম brahma bromo
চিহ্ন chinno chihno
উৎসব utsab utshob utsav
জ্যোৎস্না jyotsna jochna jotsna
দুঃখ dukkho dukho
সুখ sukh shukh
মা ma maa
বাবা baba
বাঁশ bansh baansh bash
আঁধার andhar aadhar
কাঁদে kande kade
বাংলা bangla baangla
বাঙালি bangali baangali
বঙ্গ banga bongo
রঙিন rangin rongin rangeen
সঙ্গীত sangeet shongit sangit
সংগীত sangeet shongit
সিংহ singha singho
মঙ্গল mangal mongol
গঙ্গা ganga gonga
শঙ্খ shankha shonkho
অঙ্ক anka onko
পূর্ব purba purbo
পশ্চিম paschim poshchim
উত্তর uttar uttor
দক্ষিণ dakshin dokkhin
দেওয়াল dewal deowal
হাওয়া hawa haowa haoa
হওয়া howa haowa
ওয়ালা wala oyala
বউ bou bau
বৌদি boudi baudi
নৌকা nouka nauka
নৌকো nouko
চৌধুরী chowdhury choudhuri chaudhuri
ঐতিহাসিক oitihasik aitihasik oitihashik
ভাই bhai vai
বোন bon
মেয়ে meye
ছেলে chhele chele
বিয়ে biye
বিয়ের biyer bier
গল্প galpa golpo
কবিতা kabita kobita kavita
ছবি chhobi chobi
জীবন jiban jibon jeevan
মৃত্যু mrityu mrittu
প্রথম pratham prothom
দ্বিতীয় dwitiya ditiyo
তৃতীয় tritiya tritiyo
স্বাধীনতা swadhinata shadhinota sadhinota
ঈশ্বর ishwar ishshor iswar
দ্বীপ dwip deep dip
শহর shahar shohor sahar
হৃদয় hridoy hriday
ক্রিকেট cricket kriket
সিনেমা cinema sinema
মাস্টারমশাই mastarmoshai mastarmashai
গুপী gupi goopy goopi
বাঘা bagha baagha
হাঁসুলি hansuli hashuli
বাঁকের banker baker
তারাশঙ্কর tarashankar tarasankar
শ্রীময়ী srimoyee srimoyi shreemoyi
`.trim().split('\n').map((line) => line.split(' '))

const soundsOfFolded = (word: string) => soundsOf(normaliseSearch(word).replaceAll(' ', ''))

describe('the phonetic keys of a Bengali word', () => {
  it('match its Latin spellings', () => {
    const apart = spellings.flatMap(([word = '', ...ways]) => {
      const sounds = soundsOfFolded(word)
      return ways.filter((way) => !soundsOfFolded(way).some((sound) => sounds.includes(sound))).map((way) => [word, sounds, way, soundsOfFolded(way)])
    })
    expect(apart).toEqual([])
    expect(spellings.filter((line) => line.length > 1).length).toBeGreaterThanOrEqual(200)
  })

  it('do not depend on the input method', () => {
    expect(soundsOfFolded('বাড়ি'.normalize('NFD'))).toEqual(soundsOfFolded('বাড়ি'.normalize('NFC')))
  })
})

describe('a phonetic key', () => {
  it('differs for words that sound different', () => {
    const different = ['tara', 'tarun', 'tiran', 'turni', 'dara', 'nodi', 'badi', 'kella', 'kheya']
    expect(new Set(different.map((word) => soundsOf(word).join())).size).toBe(different.length)
  })

  it('has a minimum length', () => {
    expect(['a', 'o', 'আ', ''].map(soundsOf)).toEqual([[], [], [], []])
  })

  it('contains only letters and digits, and a word has few keys', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sounds = normaliseSearch(text).split(' ').map(soundsOf)
      return sounds.every((some) => some.length <= 12 && some.every((sound) => /^[a-z0-9]{2,}$/.test(sound)))
    }))
  })

  it('exists for every Bengali word', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('কখগঘঙচছজঝটডণতথদধনপফবভমযরলশষসহ্্ািীুূৃেৈোৌংঃঁৎ')), minLength: 1, maxLength: 30 })
    fc.assert(fc.property(letters, (word) => soundsOf(word).length <= 12))
  })
})
