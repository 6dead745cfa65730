/** Lists as deck builders and programs save them. */
import { readCardList, rewriteName } from '../../../../../src/rules/landless/list/card-list';
import { assert, suite } from '../../../../support/suite';

const test = suite('lists from deck builders');

/** What every list says. */
const bolt = '4 Lightning Bolt';
const jace = '2 Jace, the Mind Sculptor';
const duress = '3 Duress aside';

for (const [builder, text, expected] of [
  [
    'Moxfield, text',
    '4 Lightning Bolt (2X2) 117 *F*\n2 Jace, the Mind Sculptor (WWK) 31 *E*\n\nSIDEBOARD:\n3 Duress (M21) 96',
    [bolt, jace, duress],
  ],
  [
    'Moxfield, CSV',
    '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil"\n"4","0","Lightning Bolt","2x2","Near Mint","English","foil"\n"2","2","Jace, the Mind Sculptor","wwk","Near Mint","English",""',
    [bolt, jace],
  ],
  [
    'Archidekt, text',
    '4x Lightning Bolt (2x2) 117 [Burn]\n2x Jace, the Mind Sculptor (wwk) 31 *F* [Commander{top}]\n3x Duress (m21) 96 [Maybeboard{noDeck}{noPrice}]',
    [bolt, jace, duress],
  ],
  [
    'Archidekt, CSV',
    'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name\n4,Lightning Bolt,Normal,NM,2024-01-01,EN,,,Magic 2010\n2,"Jace, the Mind Sculptor",Normal,NM,2024-01-01,EN,,,Worldwake',
    [bolt, jace],
  ],
  [
    'Magic Online, CSV',
    'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"Lightning Bolt",4,12345,Common,M10,146/249,No,No,0\n"Jace, the Mind Sculptor",2,1,Mythic,WWK,31/145,No,No,0\n"Duress",3,12346,Common,M10,96/249,No,Yes,0',
    [bolt, jace, duress],
  ],
  [
    'Magic Online, .dek',
    '<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n  <NetDeckID>0</NetDeckID>\n  <Cards CatID="81" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />\n  <Cards CatID="82" Quantity="2" Sideboard="false" Name="Jace, the Mind Sculptor" Annotation="0" />\n  <Cards CatID="83" Quantity="3" Sideboard="true" Name="Duress" Annotation="0" />\n  <Cards CatID="84" Quantity="1" Sideboard="false" Name="Atraxa, Praetors&apos; Voice" />\n</Deck>',
    [bolt, jace, duress, "1 Atraxa, Praetors' Voice"],
  ],
  [
    'Cockatrice, .cod',
    '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n  <deckname>My cube</deckname>\n  <zone name="main">\n    <card number="4" name="Lightning Bolt"/>\n    <card number="2" price="0" name="Jace, the Mind Sculptor"/>\n  </zone>\n  <zone name="side">\n    <card number="3" name="Duress"/>\n  </zone>\n</cockatrice_deck>',
    [bolt, jace, duress],
  ],
  [
    'MTGJSON, a deck',
    JSON.stringify({
      meta: { date: '2024-01-01' },
      data: {
        name: 'Mono Red',
        commander: [],
        mainBoard: [
          { count: 4, name: 'Lightning Bolt', colors: ['R'], finishes: ['nonfoil'] },
          { count: 2, name: 'Jace, the Mind Sculptor', subtypes: ['Jace'] },
        ],
        sideBoard: [{ count: 3, name: 'Duress' }],
      },
    }),
    [bolt, jace, duress],
  ],
  [
    'Moxfield, JSON',
    JSON.stringify({
      name: 'My cube',
      createdByUser: { name: 'somebody' },
      boards: {
        mainboard: {
          count: 6,
          cards: {
            a1: { quantity: 4, card: { name: 'Lightning Bolt', set_name: 'Magic 2010' } },
            b2: {
              quantity: 2,
              card: { name: 'Jace, the Mind Sculptor', card_faces: [{ name: 'Jace' }] },
            },
          },
        },
        sideboard: { count: 3, cards: { c3: { quantity: 3, card: { name: 'Duress' } } } },
      },
    }),
    [bolt, jace, duress],
  ],
  [
    'cards under their names, JSON',
    JSON.stringify({
      mainboard: {
        'Lightning Bolt': { quantity: 4, card: { name: 'Lightning Bolt' } },
        'Settle the Wreckage': { quantity: 1, card: { name: 'Settle the Wreckage' } },
        'Sidewinder Sliver': { quantity: 2, card: { name: 'Sidewinder Sliver' } },
      },
      sideboard: { Duress: { quantity: 3, card: { name: 'Duress' } } },
    }),
    [bolt, '1 Settle the Wreckage', '2 Sidewinder Sliver', duress],
  ],
  [
    'Archidekt, JSON',
    JSON.stringify({
      name: 'My cube',
      owner: { name: 'somebody' },
      cards: [
        {
          quantity: 4,
          categories: ['Burn'],
          card: { edition: { name: 'M10' }, oracleCard: { name: 'Lightning Bolt' } },
        },
        { quantity: 2, card: { oracleCard: { name: 'Jace, the Mind Sculptor', faces: [] } } },
      ],
    }),
    [bolt, jace],
  ],
  ['a list of names, JSON', '["Lightning Bolt", "Опт"]', ['1 Lightning Bolt', '1 Опт']],
  ['in one line', '4 Lightning Bolt; 2 Jace, the Mind Sculptor', [bolt, jace]],
  [
    'Cockatrice, text',
    '// My cube\n\n// 6 Maindeck\n4 Lightning Bolt\n2 Jace, the Mind Sculptor\n\n// 3 Sideboard\nSB: 3 Duress',
    [bolt, jace, duress],
  ],
  [
    'MTG Arena',
    'About\nName Mono Red\n\nDeck\n4 Lightning Bolt (2X2) 117\n2 Jace, the Mind Sculptor (WWK) 31\n\nSideboard\n3 Duress (M21) 96',
    [bolt, jace, duress],
  ],
  [
    'Deckstats, text',
    '//Main\n4 [2X2#117] Lightning Bolt # !Foil\n2 [WWK] Jace, the Mind Sculptor #!Commander\n\n//Sideboard\nSB: 3 [M21] Duress',
    [bolt, jace, duress],
  ],
  [
    'Deckstats, CSV',
    'amount,card_name,is_foil,is_pinned,set_code,collector_number\n4,Lightning Bolt,0,0,2X2,117\n2,"Jace, the Mind Sculptor",0,0,WWK,31',
    [bolt, jace],
  ],
  [
    'Magic Workstation',
    '// Deck file for Magic Workstation\n// NAME : Cube\n    4 [M10] Lightning Bolt\n    2 [WWK] Jace, the Mind Sculptor\nSB:  3 [M10] Duress',
    [bolt, jace, duress],
  ],
  [
    'XMage',
    'NAME:Cube\n4 [M10:146] Lightning Bolt\n2 [WWK:31] Jace, the Mind Sculptor\nSB: 3 [M21:96] Duress\nLAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146])',
    [bolt, jace, duress],
  ],
  [
    'Forge',
    '[metadata]\nName=My Cube\n[Main]\n4 Lightning Bolt|M10|1\n2 Jace, the Mind Sculptor|WWK\n[Sideboard]\n3 Duress|M21',
    [bolt, jace, duress],
  ],
  [
    'CubeCobra, CSV',
    'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL,tags\n"Lightning Bolt",1,"Instant","R","2x2","117","common","Red","Owned","Non-foil",false,,"burn;cheap"\n"Duress",1,"Sorcery","B","m21","96","common","Black","Owned","Non-foil",true,,""',
    ['1 Lightning Bolt', '1 Duress aside'],
  ],
  [
    'CubeCobra, text',
    '# mainboard\nLightning Bolt\n# maybeboard\nDuress',
    ['1 Lightning Bolt', '1 Duress aside'],
  ],
  [
    'ManaBox',
    'Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID\nCube,binder,Lightning Bolt,2X2,Double Masters 2022,117,foil,uncommon,4,1',
    [bolt],
  ],
  [
    'Dragon Shield',
    '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name\nCube,4,0,Lightning Bolt,2X2,Double Masters 2022',
    [bolt],
  ],
  ['Delver Lens', 'QuantityX,Name,Edition,Foil\n4x,Lightning Bolt,Magic 2010,Foil', [bolt]],
  [
    'TappedOut, CSV',
    'Board,Qty,Name,Printing,Foil\nmain,4,Lightning Bolt,2X2,\nmain,2,"Jace, the Mind Sculptor",WWK,\nside,3,Duress,M21,',
    [bolt, jace, duress],
  ],
  [
    'quotes in a row with an emoji',
    'Folder,Quantity,Name\n"🔥 ""hot""",1,"Ach! ""Hans,"" Run!"',
    ['1 Ach! "Hans," Run!'],
  ],
  [
    'MTGGoldfish, CSV',
    'Card,Set ID,Set Name,Quantity,Foil\n"Lightning Bolt",2X2,"Double Masters 2022",4,REGULAR',
    [bolt],
  ],
  [
    'Excel in Russian',
    'Мой куб\n№;Название;Кол-во;Цена\n1;Удар Молнии;4;120,50 ₽\n2;Шок;1;15 ₽',
    ['4 Удар Молнии', '1 Шок'],
  ],
  ['Excel without heads', '4.0\tLightning Bolt\tR\n2.0\tJace, the Mind Sculptor\tUU', [bolt, jace]],
] as const) {
  test(builder, () => {
    const { cards, unreadableLines } = readCardList(text);
    assert.equal(
      cards.map(({ count, name, isSideboard }) => `${count} ${name}${isSideboard ? ' aside' : ''}`),
      expected,
    );
    assert.equal(unreadableLines, []);
    assert.not.ok(cards.some(({ mayBeTitle }) => mayBeTitle));
    const rewritten = readCardList(rewriteName(text, 'Lightning Bolt', 'Lightning Bolt {R}')).cards;
    assert.equal(
      rewritten.map(({ name, note }) => note?.manaCost ?? name),
      cards.map(({ name }) => (name === 'Lightning Bolt' ? '{R}' : name)),
    );
  });
}

test.run();
