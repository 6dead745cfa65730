import { openStorage } from './storage/open-storage';

openStorage();
