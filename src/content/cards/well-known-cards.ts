/**
 * Cards that players of Commander, Modern, Legacy, and cubes know best, by the English name of the front face. If
 * many names have a typed word, these come first. Other cards are found, too.
 */
export const wellKnownCards: readonly string[] = `
Accumulated Knowledge|Aether Vial|Ajani's Pridemate|Ancestral Recall|Ancestral Vision|Ancient Tomb|Animate Dead
Arbor Elf|Arcane Denial|Arcane Signet|Archangel Avacyn|Arclight Phoenix|Assassin's Trophy|Atraxa, Praetors' Voice
Avenger of Zendikar|Azusa, Lost but Seeking|Baneslayer Angel|Birds of Paradise|Black Lotus|Blightsteel Colossus
Blood Artist|Blood Moon|Bloodbraid Elf|Bloodghast|Bonecrusher Giant|Boros Charm|Boseiju, Who Endures|Brainstorm
Chain Lightning|Chalice of the Void|Chandra, Torch of Defiance|Chaos Warp|Command Tower|Consecrated Sphinx
Containment Priest|Counterspell|Craterhoof Behemoth|Crucible of Worlds|Cryptic Command|Cultivate|Cyclonic Rift
Damnation|Dark Confidant|Dark Depths|Dark Ritual|Darksteel Colossus|Day of Judgment|Death's Shadow|Deathrite Shaman
Delver of Secrets|Demonic Tutor|Dig Through Time|Doom Blade|Doubling Season|Dragon's Rage Channeler|Duress
Eidolon of the Great Revel|Elesh Norn, Grand Cenobite|Elspeth, Knight-Errant|Elves of Deep Shadow|Elvish Mystic
Emrakul, the Aeons Torn|Enlightened Tutor|Esper Sentinel|Eternal Witness|Evolving Wilds|Farseek|Fatal Push
Field of the Dead|Fire|Fireball|Force of Negation|Force of Will|Gaea's Cradle|Ghostly Prison|Giant Growth
Gideon, Ally of Zendikar|Gilded Lotus|Giver of Runes|Goblin Bombardment|Goblin Guide|Goblin Lackey|Goblin Welder
Goldspan Dragon|Grave Titan|Gray Merchant of Asphodel|Green Sun's Zenith|Grim Monolith|Heroic Intervention|High Tide
Imperial Seal|Infernal Grasp|Inquisition of Kozilek|Jace, the Mind Sculptor|Jeska's Will|Jeweled Lotus
Kiki-Jiki, Mirror Breaker|Knight of the Reliquary|Kodama's Reach|Kolaghan's Command|Lava Spike|Leyline of the Void
Lightning Bolt|Lightning Greaves|Lightning Helix|Lightning Strike|Liliana of the Veil|Lingering Souls
Lion's Eye Diamond|Llanowar Elves|Lotus Petal|Maelstrom Pulse|Mana Crypt|Mana Drain|Mana Leak|Mana Vault
Mental Misstep|Mind Stone|Mind Twist|Monastery Mentor|Monastery Swiftspear|Mother of Runes|Mox Diamond|Mox Opal
Muldrotha, the Gravetide|Murktide Regent|Mystic Confluence|Mystic Remora|Mystical Tutor|Narset, Parter of Veils
Natural Order|Nature's Claim|Nature's Lore|Nicol Bolas, Dragon-God|Nissa, Who Shakes the World|Noble Hierarch
Oko, Thief of Crowns|Opposition Agent|Orcish Bowmasters|Parallel Lives|Path to Exile|Phyrexian Arena
Phyrexian Metamorph|Ponder|Preordain|Primeval Titan|Prismatic Ending|Questing Beast|Ragavan, Nimble Pilferer
Rampant Growth|Reclamation Sage|Recurring Nightmare|Red Elemental Blast|Restoration Angel|Rhystic Study
Sakura-Tribe Elder|Scavenging Ooze|Selfless Spirit|Sensei's Divining Top|Serra Angel|Serum Visions|Shivan Dragon|Shock
Sign in Blood|Snapcaster Mage|Sol Ring|Solemn Simulacrum|Solitude|Spell Pierce|Spell Snare|Splinter Twin
Stoneforge Mystic|Summoner's Pact|Sun Titan|Swan Song|Sword of Feast and Famine|Sword of Fire and Ice
Swords to Plowshares|Sylvan Library|Tarmogoyf|Teferi's Protection|Teferi, Hero of Dominaria|Teferi, Time Raveler
Thalia, Guardian of Thraben|Thassa's Oracle|The Gitrog Monster|The One Ring|Thoughtseize|Time Walk|Time Warp
Tireless Tracker|Treasure Cruise|Ugin, the Spirit Dragon|Ulamog, the Ceaseless Hunger|Underworld Breach
Uro, Titan of Nature's Wrath|Urza, Lord High Artificer|Utopia Sprawl|Vampire Nighthawk|Vampiric Tutor|Vandalblast
Wasteland|Wheel of Fortune|Wild Growth|Wild Nacatl|Worldly Tutor|Wrath of God|Wurmcoil Engine|Yawgmoth's Will
Yawgmoth, Thran Physician|Yuriko, the Tiger's Shadow
`
  .trim()
  .split(/[\n|]/);
