import { bytesIn } from '../bytes';
import type { OtherWords } from '../en';
import { ruBackup } from './backup';
import { ruCardSupport } from './card-support-words';
import { cards, count } from './counts';
import { ruDeckSharing } from './deck-sharing';
import { ruDecks } from './decks';
import { ruDevice } from './device';
import { ruDownloads } from './downloads';
import { ruHandover } from './handover';
import { ruLands } from './lands';
import { ruLasting } from './lasting';
import { ruLog } from './log';
import { ruMeaning } from './meaning';
import { ruOwnCards } from './own-cards';
import { ofPictures } from './picture-counts';
import { ruPictures } from './pictures';
import { ruPlay } from './play';
import { ruRules } from './rules';
import { ruSeats } from './seats';
import { ruSummaryAndClock } from './summary-and-clock';

const size = bytesIn('ru');

export const ruElsewhere: OtherWords = {
  close: 'Закрыть',

  when: {
    static: 'Всегда',
    trigger: 'Срабатывает',
    roll: 'Каждый бросок',
    blank: 'Пустая грань',
    activated: 'Активируемая',
    arrive: 'Прибытие',
    leave: 'Уход',
    encounter: 'Встреча',
    chaos: 'Хаос',
    untap: 'Разворот',
    upkeep: 'Поддержка',
    draw: 'Взятие карты',
    firstMain: 'Первая главная',
    combat: 'Начало боя',
    endOfCombat: 'Конец боя',
    secondMain: 'Вторая главная',
    endStep: 'Заключительный шаг',
  },

  kinds: { plane: 'Измерение', phenomenon: 'Феномен' },

  ownerOf: (name) => `Владелец: ${name}`,

  readAloud: 'Прочитать вслух',
  stopReading: 'Остановить чтение',

  unknownCard: 'Неизвестная карта',

  unknownCardNote: 'Эта версия приложения не знает этой карты. Играйте по печатному тексту.',

  ...ruPlay,

  ...ruLasting,

  ...ruSeats,

  ...ruCardSupport,
  ...ruSummaryAndClock,

  ...ruHandover,

  ...ruLands,
  ...ruDecks,
  ...ruDeckSharing,
  ...ruPictures,
  ...ruOwnCards,
  ...ruDownloads,
  ...ruDevice,
  ...ruBackup,
  ...ruRules,
  ...ruMeaning,

  ...ruLog,

  notices: {
    unsavedFull: 'На устройстве закончилось место. Освободите его, чтобы партия сохранялась.',
    unsavedBroken: 'Сейчас партию нельзя сохранить на этом устройстве. Не закрывайте приложение.',
    retry: 'Повторить попытку',
    makeRoom: 'Удалить картинки',
    makeRoomHow: (n, bytes) =>
      `Удалить ${ofPictures(n)} (${size(bytes)}), чтобы хватило места партиям? Сначала скачанные, потом самые старые из ваших.`,
    erasePictures: (n) => `Удалить ${ofPictures(n)}`,
    update: 'Готово обновление. Партия сохранится.',
    takeUpdate: 'Обновить',
    later: 'Позже',
    laterVersion:
      'Партии сохранены более новой версией приложения и никуда не делись. Перезагрузите приложение: новая версия сохранит и то, что вы успеете сделать здесь.',
    upgradeBlocked:
      'Обновлению сохранённых партий мешает другая вкладка. Закройте остальные вкладки приложения.',
    damaged: (n) =>
      `Эта версия не может прочитать часть сохранённых данных${n === 1 ? '' : ` (${count(n, { one: 'запись', few: 'записи', other: 'записей' })})`}. Они на месте. После каждого обновления приложение попробует прочитать их снова.`,
    damagedSave: 'Сохранить в файл',
    damagedDiscard: 'Удалить',
    loadFailed: 'Не удалось загрузить часть приложения.',
    failed: 'Часть приложения не работает.',
    gameSaved: 'Партия сохранена.',
    reload: 'Перезагрузить',
  },

  decks: {
    title: 'Измерения и феномены',
    search: 'Название или текст',
    searchShort: 'Поиск',
    found: (n) => cards(n),
    nothing: 'Карт не найдено.',
    everything: 'Показать все карты',
    printings: 'Выпуски',
    ourTranslation: 'Планарные карты не печатались на русском, поэтому русские названия неофициальные.',
    ownWords: 'Тексты наши, в принятых в игре формулировках, по действующим правилам.',
    olderPrintings:
      'На картах до 2023 года хаос-способности срабатывают при выпадении знака хаоса. По действующим правилам они срабатывают каждый раз, когда наступает хаос.',
    filters: {
      all: 'Все карты',
      plane: 'Измерения',
      phenomenon: 'Феномены',
      event: 'Карты мероприятий',
      own: 'Свои карты',
    },
    mechanicLabel: 'Механика',
    anyMechanic: 'Все механики',
    mechanics: {
      arrive: 'При прибытии',
      leave: 'При уходе',
      beginning: 'Разворот, поддержка, взятие',
      main: 'Главные фазы',
      combat: 'Бой',
      endStep: 'Заключительный шаг',
      die: 'Кубик измерений',
      planarDeck: 'Колода измерений, переходы',
      turns: 'Ходы и порядок ходов',
      life: 'Жизни',
      damage: 'Повреждения',
      planeCounters: 'Жетоны на измерении',
      creatureCounters: 'Жетоны +1/+1 и −1/−1',
      tokens: 'Фишки',
      drawing: 'Взятие карт',
      mana: 'Мана',
      lasting: 'Длящиеся эффекты',
      phasing: 'Противофаза',
    },
    typeLabel: 'Тип измерения',
    anyType: 'Все типы',
    setLabel: 'Выпуск',
    anySet: 'Все выпуски',
    event: 'Карта мероприятия',
    eventNote: 'Сделана для мероприятий, а не для обычной игры. Входит только в колоду карт мероприятий.',
    props: {
      boosters: 'Нужны бустеры.',
      pins: 'Нужны коллекционные значки.',
      printedCard: 'Нужна печатная карта или её замена.',
    },
    remote: {
      otherOnesCards: 'По видеосвязи играть трудно: игроки берут карты друг у друга.',
      whoIsFirst: 'По видеосвязи играть трудно: важно, кто скажет первым.',
      oneTable: 'По видеосвязи играть трудно: все должны быть за одним столом.',
    },
    filterLabel: 'Вид карты',
  },

  settings: {
    title: 'Настройки',
    language: 'Язык',
    asPhone: 'Системный',
    theme: 'Тема',
    themes: { phone: 'Системная', dark: 'Тёмная', light: 'Светлая' },
    die: 'Кубик измерений',
    keepAwake: 'Не гасить экран во время партии',
    vibrates: 'Вибрация при изменении счётчиков',
    offline: 'Без сети',
    offlineStates: {
      preparing: 'Загрузка…',
      ready: 'Готово. Приложение работает без сети.',
      unavailable: 'Недоступно в этом браузере. Для запуска нужна сеть.',
    },
    about: 'О приложении',
    version: (version) => `Planar Table ${version}`,
    fanContent:
      'Planar Table — неофициальное фанатское приложение в рамках Fan Content Policy, не одобренное и не поддержанное Wizards. Часть использованных материалов, в том числе названия карт и измерений, принадлежит Wizards of the Coast. ©Wizards of the Coast LLC.',
    landless:
      'Правила игры без земель включают Landless MTG 1.1 (репозиторий kvas-it/landless-mtg), CC BY 4.0.',
    license:
      'Planar Table — приложение с открытым кодом под лицензией MIT. Шрифт: Alegreya, Хуан Пабло дель Пераль, OFL 1.1. Символы: Mana, Эндрю Джойя, OFL 1.1.',
    privacy:
      'Ваши данные остаются на этом устройстве: без учётной записи, сервера и слежки. Названия или номера карт отправляются на Scryfall, только когда вы сами ищете карты или скачиваете картинки.',
  },
};
