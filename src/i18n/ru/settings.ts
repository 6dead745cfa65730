import type { enSettings } from '../en/settings';

export const ruSettings: typeof enSettings = {
  settings: {
    language: 'Язык',
    followSystem: 'Авто',
    theme: 'Тема',
    themes: { phone: 'Авто', dark: 'Тёмная', light: 'Светлая' },
    die: 'Кубик измерений',
    keepAwake: 'Не гасить экран во время партии',
    vibrates: 'Вибрация при изменении жизней',
    offline: 'Работа без сети',
    offlineStates: {
      preparing: 'Загрузка…',
      ready: 'Готово: приложение откроется и без интернета.',
      unavailable: 'Недоступно в этом браузере. Для запуска нужна сеть.',
    },
    about: 'О приложении',
    version: (version) => `Planar Table ${version}`,
    fanContent:
      'Planar Table — неофициальное фанатское приложение в рамках Fan Content Policy, не одобренное и не поддержанное Wizards. Часть использованных материалов, в том числе названия карт и измерений, принадлежит Wizards of the Coast. ©Wizards of the Coast LLC.',
    landlessNotice:
      'Правила игры без земель включают Landless MTG 1.1 (репозиторий kvas-it/landless-mtg), CC BY 4.0.',
    license:
      'Planar Table — приложение с открытым кодом под лицензией MIT. Шрифт: Alegreya, Хуан Пабло дель Пераль, OFL 1.1. Символы: Mana, Эндрю Джойя, OFL 1.1.',
    privacy:
      'Ваши данные остаются на этом устройстве: без учётной записи, сервера и слежки. Названия или номера карт отправляются на Scryfall, только когда вы сами ищете карты или скачиваете картинки.',
  },
};
