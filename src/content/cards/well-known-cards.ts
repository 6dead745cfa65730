/**
 * Cards that players of Commander, Modern, Legacy, and cubes know best, by the English name of the front face: those
 * that are meant by a word that many names have. Others are found without being here.
 */
export const wellKnownCards: readonly string[] = `
Accumulated Knowledge|Aether Vial|Ajani's Pridemate|Ancestral Recall|Ancestral Vision|Ancient Tomb|Animate Dead
Arbor Elf|Arcane Denial|Arcane Signet|Archangel Avacyn|Arclight Phoenix|Assassin's Trophy|Atraxa, Grand Unifier
Atraxa, Praetors' Voice|Avacyn's Pilgrim|Avenger of Zendikar|Azusa, Lost but Seeking|Baleful Strix|Baneslayer Angel
Basalt Monolith|Batterskull|Birds of Paradise|Bitterblossom|Black Lotus|Blasphemous Act|Blightsteel Colossus
Blood Artist|Blood Moon|Bloodbraid Elf|Bloodghast|Bonecrusher Giant|Boros Charm|Boseiju, Who Endures|Brainstorm
Brazen Borrower|Chain Lightning|Chalice of the Void|Chandra, Torch of Defiance|Chaos Warp|Chrome Mox|Collected Company
Command Tower|Consecrated Sphinx|Containment Priest|Counterbalance|Counterspell|Craterhoof Behemoth|Crucible of Worlds
Cryptic Command|Cultivate|Cyclonic Rift|Damnation|Dark Confidant|Dark Depths|Dark Ritual|Darksteel Colossus
Day of Judgment|Death's Shadow|Deathrite Shaman|Delver of Secrets|Demonic Tutor|Diabolic Edict|Dig Through Time
Doom Blade|Doubling Season|Dragon's Rage Channeler|Duress|Edgar Markov|Eidolon of the Great Revel
Elesh Norn, Grand Cenobite|Elspeth, Knight-Errant|Elves of Deep Shadow|Elvish Mystic|Emrakul, the Aeons Torn
Enlightened Tutor|Esper Sentinel|Eternal Witness|Everflowing Chalice|Evolving Wilds|Farseek|Fatal Push
Field of the Dead|Fierce Guardianship|Fire|Fireball|Fireblast|Flooded Strand|Force of Negation|Force of Will
Fyndhorn Elves|Gaea's Cradle|Garruk Wildspeaker|Ghalta, Primal Hunger|Ghostly Prison|Giant Growth
Gideon, Ally of Zendikar|Gifts Ungiven|Gilded Lotus|Giver of Runes|Goblin Bombardment|Goblin Guide|Goblin Lackey
Goblin Welder|Goldspan Dragon|Golos, Tireless Pilgrim|Grave Titan|Gravecrawler|Gray Merchant of Asphodel
Green Sun's Zenith|Grim Monolith|Heroic Intervention|High Tide|Imperial Seal|Infernal Grasp|Inquisition of Kozilek
Isochron Scepter|Jace, the Mind Sculptor|Jeska's Will|Jeweled Lotus|Kiki-Jiki, Mirror Breaker|Knight of the Reliquary
Kodama's Reach|Kolaghan's Command|Krark-Clan Ironworks|Lava Spike|Leyline of the Void|Lightning Bolt|Lightning Greaves
Lightning Helix|Lightning Strike|Liliana of the Veil|Lingering Souls|Lion's Eye Diamond|Llanowar Elves|Lotus Petal
Maelstrom Pulse|Mana Crypt|Mana Drain|Mana Leak|Mana Vault|Mental Misstep|Mind Stone|Mind Twist|Mogg Fanatic
Monastery Mentor|Monastery Swiftspear|Mother of Runes|Mox Diamond|Mox Opal|Muldrotha, the Gravetide|Murktide Regent
Mystic Confluence|Mystic Remora|Mystical Tutor|Narset, Parter of Veils|Natural Order|Nature's Claim|Nature's Lore
Necropotence|Nicol Bolas, Dragon-God|Nissa, Who Shakes the World|Noble Hierarch|Oko, Thief of Crowns
Omnath, Locus of Creation|Opposition Agent|Orcish Bowmasters|Parallel Lives|Path to Exile|Phyrexian Arena
Phyrexian Metamorph|Ponder|Preordain|Price of Progress|Primeval Titan|Prismatic Ending|Questing Beast
Ragavan, Nimble Pilferer|Rampant Growth|Reclamation Sage|Recurring Nightmare|Red Elemental Blast|Restoration Angel
Rhystic Study|Sakura-Tribe Elder|Scavenging Ooze|Selfless Spirit|Sensei's Divining Top|Serra Angel|Serum Visions
Sheoldred, the Apocalypse|Shivan Dragon|Shock|Sign in Blood|Skullclamp|Smothering Tithe|Snapcaster Mage|Sneak Attack
Snuff Out|Sol Ring|Solemn Simulacrum|Solitude|Spell Pierce|Spell Snare|Splinter Twin|Stoneforge Mystic|Stony Silence
Summoner's Pact|Sun Titan|Supreme Verdict|Survival of the Fittest|Swan Song|Swiftfoot Boots|Sword of Feast and Famine
Sword of Fire and Ice|Swords to Plowshares|Sylvan Library|Sylvan Scrying|Tarmogoyf|Teferi's Protection
Teferi, Hero of Dominaria|Teferi, Time Raveler|Thalia, Guardian of Thraben|Thassa's Oracle|The Gitrog Monster
The One Ring|The Ur-Dragon|Thoughtseize|Time Walk|Time Warp|Tireless Tracker|Treasure Cruise|Triumph of the Hordes
Ugin, the Spirit Dragon|Ulamog, the Ceaseless Hunger|Underworld Breach|Uro, Titan of Nature's Wrath|Urza's Saga
Urza, Lord High Artificer|Utopia Sprawl|Vampire Nighthawk|Vampiric Tutor|Vandalblast|Walking Ballista|Wasteland
Wheel of Fortune|Wild Growth|Wild Nacatl|Windfall|Winota, Joiner of Forces|Wooded Foothills|Worldly Tutor|Wrath of God
Wurmcoil Engine|Yawgmoth's Will|Yawgmoth, Thran Physician|Yuriko, the Tiger's Shadow
`
  .trim()
  .split(/[\n|]/);
