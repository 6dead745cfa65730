/** The everyday words of players for what cards describe in other words: "free" is "without paying its mana cost". */
import { wordsIn } from '../../../session/text-search/stems';
import { cardStemOf } from './card-stems';

/** Words that players say, and patterns of the card texts, in either language, that mean the same. */
const everydayMeanings: readonly (readonly [said: string, ...written: readonly RegExp[]])[] = [
  [
    'everyone everybody все всем всех',
    /(?<!for )each player(?!’s)|all players/gi,
    /каждый игрок|все игроки/gi,
  ],
  [
    'free spell бесплатный бесплатно даром халява заклинание',
    /without paying (?:its|their) mana costs?/gi,
    /без уплаты (?:её|их|его) мана-стоимости/gi,
  ],
  [
    'double doubled doubling двойной удвоить удваивать удваивает удвоение вдвойне',
    /twice that (?:many|much)/gi,
    /вдвое больше/gi,
  ],
  [
    'cheap cheaper discount reduce дешевый дешевле дешево удешевить удешевление скидка',
    /costs? \{\w+\} less/gi,
    /сто[ия]т на \{\p{L}*\d*\} меньше/giu,
  ],
  [
    'reanimate reanimation revive resurrect реанимация реанимировать оживить оживлять воскресить воскрешать',
    /from (?:your|their|a) graveyard (?:on)?to the battlefield|from a graveyard onto the battlefield/gi,
    /из (?:вашего|своего|любого) кладбища на поле битвы/gi,
  ],
  [
    'tutor fetch тутор тьютор туторить фетч',
    /search(?:es)? (?:your|their) library/gi,
    /(?:найти|находит|найдите) в (?:вашей|своей) библиотеке/gi,
  ],
  [
    'ramp рамп разгон',
    /lands? cards?[^.]*onto the battlefield|additional land/gi,
    /земел\p{L}*,[^.]*на поле битвы|земли, положить её на поле битвы|карту земли из вашей руки на поле битвы|дополнительную землю/giu,
  ],
  [
    'board wipe boardwipe wrath sweeper вайп бордвайп зачистка всех массовый убить',
    /(?:destroy|exiles?) (?:all|each) [^.]*(?:creature|permanent)s?|damage to each creature/gi,
    /(?:уничтожьте|изгоняет) (?:все|каждый) [^.]*(?:существа|перманент\p{L}*)|повреждени\p{L}+ каждому существу/giu,
  ],
  [
    'removal ремувал',
    /(?:destroy|exile) (?:up to one )?target (?:non\w+ )?(?:creature|permanent)(?! card)/gi,
    /(?:уничтож|изгон)\p{L}+ (?:не более одного )?целев\p{L}+ (?!карт)[^.]{0,24}?(?:существ|перманент)\p{L}*/giu,
  ],
  [
    'steal stole stolen украсть воровать своровать забрать отобрать отнять угнать',
    /(?:gains?|exchange) control/gi,
    /(?:получите|обменя\p{L}+) контроль/giu,
  ],
  [
    'buff pump boost anthem stronger бафф баффать усилить усиливать усиление накачать',
    /gets? \+[\dX]+\/\+[\dX]+/gi,
    /получа[ею]т (?:[^.]{1,20} и )?\+[\dX]+\/\+[\dX]+/gi,
  ],
  [
    'lifegain heal healing лайфгейн лечить лечение лечиться подлечиться хил',
    /gains? (?:[\dX]+ |that much )?life/gi,
    /получ\p{L}+ (?:(?:по )?[\dX]+ |столько (?:же )?|количество )?жизн\p{L}+/giu,
  ],
  [
    'burn ping сжечь жечь поджечь берн пинг',
    /deals (?:[\dX]+|that much) damage to (?:any|target|each|that)/gi,
    /наносит (?:ему )?(?:[\dX]+|столько же) повреждени\p{L}(?: (?:люб|целев|кажд)\p{L}*)?/giu,
  ],
  ['unblockable неблокируемый', /can’t be blocked/gi, /не мо(?:жет|гут) быть заблокирован\p{L}*/giu],
  [
    'bounce баунс баунснуть',
    /return [^.]*to its owner’s hand/gi,
    /верн\p{L}+ [^.]*в руку (?:его |её )?владельца/giu,
  ],
  ['landfall лендфолл', /whenever a land[^.]* enters/gi, /земля[^.]* выходит на поле битвы/giu],
];

/** A passage of a card text, and the everyday words for what it means. */
export interface EverydayPassage {
  readonly from: number;
  readonly to: number;
  /** The stems of these words. */
  readonly stems: readonly string[];
}

const stemsAndPatterns = everydayMeanings.map(([said, ...patterns]) => ({
  stems: wordsIn(said).map(cardStemOf),
  patterns,
}));

/** The stems of all everyday words. */
export const everydayStems: ReadonlySet<string> = new Set(stemsAndPatterns.flatMap(({ stems }) => stems));

export function everydayPassagesIn(text: string): readonly EverydayPassage[] {
  return stemsAndPatterns.flatMap(({ stems, patterns }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: passage }) => ({
        from: index,
        to: index + passage.length,
        stems,
      })),
    ),
  );
}
