/** What a reader types, and a text of a card in which the reader expects to find it. */
interface FoundWord {
  readonly script: string;
  readonly typed: string;
  readonly text: string;
}

const found = (script: string, typed: string, text: string): FoundWord => ({ script, typed, text });

/** Words in twelve scripts with the differences that no reader minds: case, accents, form, width, ligatures, apostrophes. */
export const foundWords: readonly FoundWord[] = [
  found('Latin', 'LAUNCH', 'Plan the launch'),
  found('Latin', 'CAFÉ', 'Meet at the café'),
  found('Latin', 'cafe', 'Ouvrir le CAFÉ du coin'),
  found('Latin', 'café', 'cafe\u0301 decomposed'),
  found('Latin', 'cafe\u0301', 'café composed'),
  found('Latin', 'ärger', 'ÄRGER im Büro'),
  found('Latin', 'strasse', 'Die Straße sperren'),
  found('Latin', 'STRASSE', 'Neue Straße'),
  found('Latin', 'smorrebrod', 'Bestil SMØRREBRØD'),
  found('Latin', 'lodz', 'Biuro w ŁODZI i Łódź'),
  found('Latin', 'istanbul', 'İstanbul ofisi'),
  found('Latin', 'diyarbakir', 'DIYARBAKIR ve Diyarbakır'),
  found('Latin', 'viet nam', 'Khách hàng Việt Nam'),
  found('Latin', 'dac biet', 'ĐẶC BIỆT'),
  found('Latin', 'encyclopaedia', 'Encyclopædia Britannica'),
  found('Latin', 'oeuvre', 'Chef-d’ŒUVRE'),
  found('Latin', 'office', 'Move the o\uFB03ce'),
  found('Latin', "l'été", 'Avant l’ÉTÉ'),
  found('Latin', 'l’ete', "Avant l'été"),
  found('Latin', '"draft"', 'The “Draft” of June'),
  found('Latin', 'follow-up', 'Follow‑up with sales'),
  found('Latin', 'ipad', 'ｉＰａｄ を買う'),
  found('Latin', 'ＡＢＣ', 'The abc of it'),
  found('Latin', 'cooperate', 'co\u00ADoperate'),
  found('Cyrillic', 'москва', 'Офис в МОСКВА-Сити'),
  found('Cyrillic', 'ЗАПУСК', 'Готовим запуск'),
  found('Cyrillic', 'елка', 'Купить ёлка к празднику'),
  found('Cyrillic', 'київ', 'Зустріч: КИЇВ'),
  found('Greek', 'αθηνα', 'Γραφείο ΑΘΉΝΑ'),
  found('Greek', 'ΟΔΟΣ', 'Νέα οδός'),
  found('Armenian', 'ԵՐԵՎԱՆ', 'Գրասենյակ Երևան Երեւան երեվան'),
  found('Georgian', 'ᲗᲑᲘᲚᲘᲡᲘ', 'ოფისი თბილისი'),
  found('Hebrew', 'שלום', 'אמרו שָׁלוֹם'),
  found('Arabic', 'مرحبا', 'مَرْحَبًا بكم'),
  found('Arabic', 'احمد', 'اتصل بـ أحمد'),
  found('Devanagari', 'हिन्दी', 'हिन्दी में अनुवाद'),
  found('Thai', 'กรุงเทพ', 'สำนักงานกรุงเทพมหานคร'),
  found('Hangul', '서울', '서울특별시 사무실'.normalize('NFD')),
  found('Han', '東京', '打ち合わせは東京都庁で'),
  found('Kana', 'ガイド', '利用ｶﾞｲﾄﾞを書く'),
  found('Kana', 'カﾞイト\u3099'.normalize('NFKC'), '新しいガイド'),
];

/** What is another word to a reader, though it looks similar. */
export const otherWords: readonly FoundWord[] = [
  found('Kana', 'かき', 'がきの絵'),
  found('Cyrillic', 'мои', 'Это мой отчёт'),
  found('Devanagari', 'कम', 'कुमार'),
  found('Thai', 'มา', 'ม้านั่ง ไม่'),
  found('Latin', 'a_c', 'abc'),
  found('Latin', '50%', '500 percent'),
  found('Latin', 'a\\c', 'a/c'),
];
